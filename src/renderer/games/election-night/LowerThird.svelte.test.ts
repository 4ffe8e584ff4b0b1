import { flushSync } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import { viewOf } from '../../../engine/core/views'
import { games } from '../../../engine/games'
import { play, playDice, sceneAt, started } from '../../../engine/games/election-night/testing/scene'
import { playGame } from '../../../engine/testing/play'
import { momentsOf } from '../../match/replay'
import { ReplayStage } from '../../pages/replay/stage.svelte'
import { act, mounted, the } from '../../ui/testing/mounted'
import { presentation } from './index'
import { tickerEvents } from './animation'
import Screen from './Screen.svelte'
import { stageAt } from './testing/stage.svelte'
import type { ElectionStage } from './types'
import { boardWords, words } from './words'

const { rules } = games['election-night']

let leave: () => Promise<void>
afterEach(() => leave())

/** The newest line that the banner may tell at this moment, or else the round. */
function newest({ heard, names, view }: ElectionStage): string {
  const lines = tickerEvents(heard).flatMap((event) => words.en.tell(event, names, view.table) ?? [])
  return lines.at(-1) ?? boardWords.en.round(view.table.round)
}

it('tells after a jump what happened last before the moment in sight', () => {
  const moments = momentsOf(rules, playGame(rules, { seed: 3, seats: 2 }).journal)!
  const faces = stageAt(sceneAt({ dice: ['B5 R4 W2', 'B1 R2 W3'] })).faces
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => faces, layout: () => 'phone' as const, onRule: () => undefined },
  })
  leave = mounted(presentation.Board, { stage }).remove
  const seen = new Set<string>()
  for (const at of [20, 21, 22, 10, 45, 46, 47, 0, 30, 29, 0]) {
    stage.look(at)
    flushSync()
    const banner = document.querySelector('[data-ticker]')
    if (banner === null) continue
    const line = newest(stage as unknown as ElectionStage)
    expect(banner.textContent, `moment ${at}`).toContain(line)
    seen.add(line)
  }
  expect(seen.size).toBeGreaterThan(3)
})

it('forgets the last match when the next one begins on the same stage', () => {
  const first = started(sceneAt({ dice: ['B5 R4 W2', 'B1 R2 W3'], round: 10 }))
  const next = sceneAt({ dice: ['B3 R4 W2', 'B1 R6 W3'] })
  const flipped = play(first, 'flip red', 'flip none')
  const thrown = [{ type: 'round', round: 1, rule: 'EN-2.1' }] as unknown as ElectionStage['events']
  let shown = $state.raw(flipped)
  const stage = stageAt(first, {
    get view() {
      return viewOf(shown.world, null)
    },
    get events() {
      return shown === next ? thrown : shown.news
    },
    get heard() {
      return shown === next ? thrown : shown.events
    },
  })
  leave = mounted(Screen, { stage }).remove
  expect(the('[data-ticker]').textContent).toContain('Anna')
  act(() => (shown = next))
  expect(the('[data-ticker]').textContent).not.toContain('Anna')
})

it('says that a number took the lead in a region, or drew level, and not that alone which was written', async () => {
  const scene = (value: number) =>
    play(
      playDice(sceneAt({ dice: [`B${value} R4 W2`, 'B1 R6 W3'], marks: ['KM1=4', 'KM2=5 KM3=2'] }), `B${value}`, 'R6'),
      'KM4',
    )
  for (const [value, line] of [
    [5, 'With a 5, Anna takes the lead in Közép-Magyarország, 9–7.'],
    [3, 'With a 3, Anna draws level in Közép-Magyarország, 7–7.'],
    [1, 'Anna wrote 1 in Közép-Magyarország.'],
  ] as const) {
    leave = mounted(Screen, { stage: stageAt(scene(value)) }).remove
    expect(the('[data-ticker]').textContent).toContain(line)
    if (value !== 1) await leave()
  }
})
