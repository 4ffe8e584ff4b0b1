import { describe, expect, it } from 'vitest'
import { agentCount, type Event, type Order, type Point } from '../facts'
import { graphOf } from './graph'
import { infer, type Inference } from './inference'
import { anyOn, meanOn } from './ledgers'

const graph = graphOf('city')
const { place } = infer([], graph)
const at = { turn: 1, round: 1, rule: 'AG-1.1' }

const pointOf = (agent: number): Point => graph.points[place[agent]]
const booked = (seat: number): Event => ({ type: 'booked', seat, ...at })
const allBooked = Array.from({ length: 24 }, (_, i) => booked(i % 6))

/** One street nearer to the treasure in the middle. */
function stepOf(agent: number): Order {
  const middle = graph.numberOf.get('0,0')!
  const way = (point: number) => graph.distance[point * graph.count + middle]
  const to = graph.next[place[agent]].find((point) => way(point) < way(place[agent]))!
  return { type: 'move', agent, from: pointOf(agent), to: graph.points[to] }
}

const ordered = (seat: number, agent: number): Event => ({ type: 'ordered', seat, order: stepOf(agent), ...at })
const bid = (type: 'vetoed' | 'held' | 'raised' | 'gaveUp', seat: number, agent: number, amount: number): Event => ({
  ...{ type, seat, agent, amount, ...at },
})
const withdrew = (seat: number, agent: number, amount: number): Event => ({
  ...{ type: 'withdrew', seat, agent, amount, forced: false, skips: 1, ...at },
})

const after = (...events: readonly Event[]) => infer([...allBooked, ...events], graph)
const chance = ({ ledgers }: Inference, seat: number, agent: number) => anyOn(ledgers, seat, agent)
const amount = ({ ledgers }: Inference, seat: number, agent: number) => meanOn(ledgers, seat, agent)

describe('what is inferred about ledgers', () => {
  it('AG-3.3 a booking alone says nothing about the agent', () => {
    const known = after()
    for (let agent = 1; agent < agentCount; agent++) expect(chance(known, 1, agent)).toBeCloseTo(chance(known, 1, 0))
    expect(chance(infer([booked(2)], graph), 1, 0)).toBe(0)
  })

  it('a seat that orders an agent has probably paid it, and the others less probably', () => {
    const [before, known] = [after(), after(ordered(1, 3))]
    expect(chance(known, 1, 3)).toBeGreaterThan(2 * chance(before, 1, 3))
    expect(chance(known, 1, 4)).toBeLessThan(chance(before, 1, 4))
    expect(chance(known, 2, 3)).toBeCloseTo(chance(before, 2, 3))
  })

  it('AG-6.2 a veto proves its amount, and hints at more', () => {
    const known = after(ordered(1, 3), bid('vetoed', 2, 3, 2000))
    expect(chance(known, 2, 3)).toBeGreaterThan(0.99)
    expect(amount(known, 2, 3)).toBeGreaterThan(2300)
    expect(amount(known, 2, 3)).toBeLessThan(5000)
    expect(chance(known, 2, 4)).toBeLessThan(chance(after(), 2, 4))
  })

  it('believes a proof even of what it had thought impossible', () => {
    const known = infer([ordered(1, 3), bid('vetoed', 2, 3, 6000)], graph)
    expect(amount(known, 2, 3)).toBeGreaterThanOrEqual(6000)
  })

  it('AG-7.1 one who gives up has less than the bid', () => {
    const known = after(ordered(1, 3), bid('vetoed', 2, 3, 2000), bid('gaveUp', 1, 3, 2000))
    expect(amount(known, 1, 3)).toBeLessThan(amount(after(ordered(1, 3)), 1, 3) / 2)
  })

  it('AG-7.3 one who withdraws has no more than was held', () => {
    const duel = [ordered(1, 3), bid('vetoed', 2, 3, 1500), bid('held', 1, 3, 1500)]
    const known = after(...duel, withdrew(2, 3, 1500))
    expect(amount(known, 2, 3)).toBeLessThan(0.8 * amount(after(...duel), 2, 3))
    expect(amount(known, 1, 3)).toBeGreaterThan(1500)
  })

  it('AG-6.3 one who lets a harmful order go has probably no money on the agent', () => {
    const away: Event[] = Array.from({ length: 3 }, (_, i) => ({
      ...{ type: 'carried', seat: 0, agent: 0, from: '0,0', to: ['0,0', '1,0', '2,0'][i], ...at },
    }))
    const carry: Order = { type: 'carry', agent: 0, from: '1,0', to: '2,0' }
    const start = [...allBooked, ...away.slice(0, 2), { type: 'ordered' as const, seat: 0, order: carry, ...at }]
    const [asked, silent] = [infer(start, graph), infer([...start, away[2]], graph)]
    for (const enemy of [1, 2, 4, 5]) expect(chance(silent, enemy, 0)).toBeLessThan(0.9 * chance(asked, enemy, 0))
    expect(chance(silent, 3, 0)).toBeCloseTo(chance(asked, 3, 0))
  })

  it('AG-5.1 a murder proves its price, and uses it up', () => {
    const order: Order = { type: 'murder', agent: 3, victim: 4, at: pointOf(3) }
    const known = after({ type: 'ordered', seat: 1, order, ...at })
    expect(known.shown[agentCount + 3]).toBe(1000)
    expect(chance(known, 1, 3)).toBeGreaterThan(0.99)
    const { shown, place: left } = after(
      { type: 'ordered', seat: 1, order, ...at },
      { type: 'murdered', seat: 1, agent: 3, victim: 4, at: pointOf(3), ...at },
    )
    expect(shown[agentCount + 3]).toBe(0)
    expect(left[4]).toBe(-1)
  })
})
