/** A seat's stage over positions played by hand, for tests of the controls. */
import type { Seat } from '../../../../engine/core/contract'
import { viewOf } from '../../../../engine/core/views'
import type { Answer } from '../../../../engine/games/dice-town/facts'
import { promptsOf, type Scene } from '../../../../engine/games/dice-town/testing/scene'
import { createDraft } from '../draft.svelte'
import type { TownStage } from '../types'

const names = ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma']

export function stageAt(scene: Scene, seat: Seat, more: Partial<TownStage> = {}) {
  let shown = $state.raw(scene)
  const sent: Answer[] = []
  const stage = {
    get view() {
      return viewOf(shown.world, seat)
    },
    get prompt() {
      return promptsOf(shown).get(seat) ?? null
    },
    get asked() {
      return [...promptsOf(shown).keys()]
    },
    seat,
    names,
    faces: scene.world.own.map((_, at) => ({ seat: at, name: names[at]! })),
    draft: createDraft(),
    step: 1,
    events: [],
    heard: [],
    past: false,
    still: true,
    outcome: null,
    layout: 'phone',
    language: 'en',
    send: (answer: Answer) => void sent.push(answer),
    blocked: () => undefined,
    sound: () => undefined,
  } as unknown as TownStage
  Object.defineProperties(stage, Object.getOwnPropertyDescriptors(more))
  return {
    stage,
    sent,
    /** Puts another position on the stage; a new ask forgets what was chosen, as in a match. */
    show(next: Scene) {
      shown = next
      stage.draft.reset()
    },
  }
}
