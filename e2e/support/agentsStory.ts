/** One evening of the Agents, told from the first booking to the treasure's way home: scenes are cut out of it. */
import type { Journal } from '../../src/engine/core/journal'
import type { Match } from '../../src/engine/core/match'
import { promptFor } from '../../src/engine/core/match'
import type { Answer, Prompt, Table } from '../../src/engine/games/agents/facts'
import { rules } from '../../src/engine/games/agents/rules'
import { begin, playGame } from '../../src/engine/testing/play'

export const people = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri'] as const
export const pass = { type: 'pass' } as const
export const book = (agent: number, amount: number): Answer => ({ type: 'book', agent, amount })
export const move = (agent: number, to: string): Answer => ({ type: 'move', agent, to })
export const carry = (agent: number, to: string): Answer => ({ type: 'carry', agent, to })

/** What each seat does, turn after turn. The Stag is 3, the Hare 2, the Ram 9, the Shark 8. */
const turns: readonly (readonly Answer[])[] = [
  [book(0, 5200), move(0, '1,1'), book(2, 900), move(0, '0,1'), pass],
  [book(2, 6100), move(2, '-1,2'), book(3, 2400), pass, move(2, '0,0'), carry(2, '0,2')],
  [book(9, 4200), move(9, '1,-2'), pass, { type: 'murder', agent: 9, victim: 8 }, pass],
  [book(3, 5600), move(3, '-1,2'), move(3, '-1,1'), move(3, '0,0'), pass],
  [book(2, 4800), move(8, '0,-2'), move(8, '1,-2'), move(2, '0,1'), carry(2, '0,1'), carry(2, '0,3')],
  [book(5, 4000), move(5, '-2,0'), move(1, '1,1'), pass, pass],
]
/** Who vetoes which order, with which amounts; the last answer of the mover, if it is not to hold. */
const duels: Readonly<Record<string, { vetoer: number; amounts: readonly number[]; gives?: boolean }>> = {
  '3>0,0': { vetoer: 1, amounts: [1200, 1800, 2150], gives: true },
  '2>0,0': { vetoer: 0, amounts: [300] },
}

function storyteller(deeds: readonly (readonly Answer[])[]): (match: Match, seat: number) => unknown {
  const left = deeds.map((own) => [...own])
  const named = new Map<string, number>()
  return (match, seat) => {
    const prompt = promptFor(match, seat) as Prompt
    if (prompt.type === 'turn') return left[seat].shift() ?? pass
    if (prompt.type === 'draw') return { type: 'refuse' }
    const { order } = prompt
    const key = order.type === 'murder' ? '' : `${order.agent}>${order.to}`
    const duel = duels[key]
    const said = named.get(key) ?? 0
    if (prompt.type === 'window') {
      if (duel?.vetoer !== seat || said > 0) return { type: 'letGo' }
      named.set(key, 1)
      return { type: 'veto', amount: duel.amounts[0] }
    }
    if (prompt.type === 'hold') return { type: duel.gives && said === duel.amounts.length ? 'giveUp' : 'hold' }
    if (said === duel.amounts.length) return pass
    named.set(key, said + 1)
    return { type: 'raise', amount: duel.amounts[said] }
  }
}

/** An evening on which each seat does this, turn after turn, and then passes; Anna begins. */
export function played(deeds: readonly (readonly Answer[])[], options: object): Journal {
  let seed = 1
  while ((begin(rules as never, options, 6, String(seed)).match.world.table as Table).first !== 0) seed++
  return playGame(rules as never, { seed, seats: 6, options, choose: storyteller(deeds) }).journal
}

/** The whole story; the windows stay open for long enough to look at. */
export function agentsStory(options: object = { windowClock: 60, holdClock: 40, raiseClock: 40 }): Journal {
  return played(turns, options)
}

export interface Scene {
  readonly journal: Journal
  /** What happens next: entry by entry. */
  readonly next: Journal['entries']
}

/** The story up to just before the first entry of which this holds. */
export function cutBefore(story: Journal, holds: (entry: Journal['entries'][number]) => boolean): Scene {
  const at = story.entries.findIndex(holds)
  if (at < 0) throw new Error('the story has no such moment')
  return { journal: { ...story, entries: story.entries.slice(0, at) }, next: story.entries.slice(at) }
}
