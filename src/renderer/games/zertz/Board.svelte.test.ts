import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
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
