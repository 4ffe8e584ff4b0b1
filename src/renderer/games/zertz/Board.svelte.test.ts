import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { games } from '../../../engine/games'
import { playGame } from '../../../engine/testing/play'
import { momentsOf } from '../../match/replay'
import { ReplayStage } from '../../pages/replay/stage.svelte'
import { mounted } from '../../ui/testing/mounted'
import { presentation } from './index'

const { rules } = games.zertz
const moments = momentsOf(rules, playGame(rules, { seed: 3, seats: 2 }).journal)!
const jumps = moments.flatMap(({ events }, at) => (events.some(({ type }) => type === 'jumped') ? [at] : []))

/** When the marks and the marbles of the last move come into sight, by ring; the rest is there from the start. */
const delays = () =>
  [...document.querySelectorAll('.cell.last')]
    .filter((cell) => cell.querySelector('.marble') !== null)
    .map((cell) => {
      const delayOf = (part: string) => {
        const found = cell.querySelector<SVGElement>(part)!
        return found.classList.contains('late') ? Number.parseFloat(found.style.animationDelay) : 0
      }
      return { mark: delayOf('.halo'), marble: delayOf('.marble') }
    })

it.each(['screen', 'phone'] as const)(
  'marks where a marble lands when it is there, not before (%s)',
  async (layout) => {
    const stage = new ReplayStage({
      ...{ presentation, moments, outcome: null },
      ...{ faces: () => [], layout: () => layout, onRule: () => undefined },
    })
    const board = mounted(presentation.Board, { stage })
    expect(jumps.length).toBeGreaterThan(3)
    for (const at of jumps) {
      stage.look(at - 1)
      stage.look(at)
      flushSync()
      const seen = delays()
      expect(seen.some(({ marble }) => marble > 0)).toBe(true)
      expect(seen.map(({ mark }) => mark)).toEqual(seen.map(({ marble }) => marble))
    }
    stage.look(0)
    stage.look(jumps[0]!)
    flushSync()
    expect(delays().map(({ mark }) => mark)).toEqual([0])
    await board.remove()
  },
)

it('a board drawn once more, as in the end show, doesn’t play a move again that was seen to its end', async () => {
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => [], layout: () => 'screen', onRule: () => undefined },
  })
  stage.look(jumps[0]! - 1)
  stage.look(jumps[0]!)
  const flying = () => document.querySelectorAll('.ghost').length
  const first = mounted(presentation.Board, { stage })
  expect(flying()).toBeGreaterThan(0)
  await first.remove()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  const second = mounted(presentation.Board, { stage })
  expect(flying()).toBe(0)
  await second.remove()
  vi.restoreAllMocks()
})
