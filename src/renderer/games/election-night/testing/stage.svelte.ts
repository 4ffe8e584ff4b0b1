/** The shared screen's stage over positions played by hand, for tests of its parts. */
import { viewOf } from '../../../../engine/core/views'
import { promptsOf, type Scene } from '../../../../engine/games/election-night/testing/scene'
import type { ElectionStage } from '../types'

const names = ['Anna', 'Béla']

export function stageAt(scene: Scene, more: Partial<ElectionStage> = {}): ElectionStage {
  const stage = {
    view: viewOf(scene.world, null),
    asked: [...promptsOf(scene).keys()],
    events: scene.news,
    seat: null,
    prompt: null,
    names,
    faces: names.map((name, seat) => ({ seat, name })),
    step: 1,
    heard: [],
    past: false,
    still: true,
    sound: () => undefined,
    outcome: null,
    layout: 'screen',
    language: 'en',
  } as unknown as ElectionStage
  return Object.defineProperties(stage, Object.getOwnPropertyDescriptors(more))
}
