import { describe, expect, it } from 'vitest'
import { cities, coordinates, pointAt } from './board'
import { game, startMoney, teamOf, partnerOf } from './index'
import { answerText, readAnswer } from './notation'
import { attempt, opening, play, promptsOf, refusedBy, setting, tableOf, worldOf } from './testing/lines'

const { rules } = game

describe('the city', () => {
  it.each([
    ['city', 3, 37, 90],
    ['big', 4, 61, 156],
  ] as const)('AG-1.3 AG-1.8 the %s of radius %i has %i points and %i streets', (name, radius, points, streets) => {
    const city = cities[name]
    expect(city.radius).toBe(radius)
    expect(city.points).toHaveLength(points)
    expect(Object.values(city.streets).flat()).toHaveLength(2 * streets)
    for (const point of city.points) {
      const [q, r] = coordinates(point)
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(radius)
      for (const next of city.streets[point]) expect(city.streets[next]).toContain(point)
    }
  })

  it('AG-1.1 the headquarters stand in turn order', () => {
    expect(cities.city.headquarters).toEqual(['3,0', '0,3', '-3,3', '-3,0', '0,-3', '3,-3'])
    expect(cities.big.headquarters).toEqual(['4,0', '0,4', '-4,4', '-4,0', '0,-4', '4,-4'])
  })

  it('AG-1.5 the agents start on the rim, two on each side, counted along it', () => {
    expect(cities.city.agents).toEqual([
      ...['2,1', '1,2', '-1,3', '-2,3', '-3,2', '-3,1'],
      ...['-2,-1', '-1,-2', '1,-3', '2,-3', '3,-2', '3,-1'],
    ])
    const rim = cities.city.points.filter((point) => cities.city.streets[point].length < 6)
    expect([...cities.city.agents, ...cities.city.headquarters].sort()).toEqual([...rim].sort())
  })

  it('AG-1.8 in the big city they stand next to the headquarters', () => {
    const { agents, headquarters, streets } = cities.big
    agents.forEach((at, agent) => expect(streets[headquarters[((agent + 1) >> 1) % 6]]).toContain(at))
    expect(new Set(agents).size).toBe(12)
  })

  it('AG-1.4 the treasure starts in the museum', () => {
    expect(tableOf(opening()).treasure).toBe(pointAt(0, 0))
  })
})

describe('the table', () => {
  it('AG-1.2 opposite seats are partners', () => {
    expect([0, 1, 2, 3, 4, 5].map(partnerOf)).toEqual([3, 4, 5, 0, 1, 2])
    expect([0, 1, 2, 3, 4, 5].map(teamOf)).toEqual([0, 1, 2, 0, 1, 2])
  })

  it('AG-1.6 everyone starts with 15000 and an empty ledger', () => {
    for (const own of worldOf(opening()).own) {
      expect(own.money).toBe(startMoney)
      expect(startMoney).toBe(15000)
      expect(own.bookings).toEqual([])
    }
  })

  it('AG-1.7 any seat may be drawn to begin; then it goes round, and so do rounds', () => {
    for (let first = 0; first < 6; first++) {
      let scene = opening(first)
      for (let i = 0; i < 12; i++) {
        expect(tableOf(scene)).toMatchObject({ seat: (first + i) % 6, round: 1 + Math.floor(i / 6), turn: i + 1 })
        scene = play(scene, `${(first + i) % 6}: pass`)
      }
    }
  })

  it('AG-2.1 an order, a booking or a pass is one turn', () => {
    const scene = play(opening(), '0: book A 5', '1: pass', '2: A > 1,1', '*: let go')
    expect(tableOf(scene)).toMatchObject({ seat: 3, turn: 4 })
  })

  it('AG-2.2 ordering needs no money', () => {
    expect(refusedBy(opening(), '0: L > 2,-1')).toBeNull()
  })

  it('AG-2.3 an order given is final: its giver is asked nothing more', () => {
    const scene = play(opening(), '0: A > 1,1')
    expect([...promptsOf(scene).keys()]).toEqual([1, 2, 3, 4, 5])
    expect(refusedBy(scene, '0: pass')).toBe('CO-6')
  })

  it('AG-2.4 skips are used up one turn each, and other turns are not', () => {
    const scene = play(setting({ skips: [0, 2, 1, 0, 0, 0] }), '0: pass')
    expect(tableOf(scene)).toMatchObject({ seat: 3, turn: 2, skips: [0, 1, 0, 0, 0, 0] })
    expect(scene.heard.filter(({ type }) => type === 'skipped')).toMatchObject([
      { seat: 1, left: 1, rule: 'AG-2.4' },
      { seat: 2, left: 0 },
    ])
    const later = play(scene, '3: pass', '4: pass', '5: pass', '0: pass')
    expect(tableOf(later)).toMatchObject({ seat: 2, turn: 6, skips: [0, 0, 0, 0, 0, 0] })
  })

  it('AG-2.4 also when everyone has turns to skip', () => {
    const scene = play(setting({ skips: [1, 1, 1, 1, 1, 1] }), '0: pass')
    expect(tableOf(scene)).toMatchObject({ seat: 1, round: 2, turn: 2, skips: [0, 0, 0, 0, 0, 0] })
  })

  it('AG-2.4 who skips may veto', () => {
    const scene = play(setting({ skips: [0, 3, 0, 0, 0, 0], on: { 1: { 0: 10 } } }), '0: A > 1,1', '1: veto 10')
    expect(tableOf(scene).phase.type).toBe('hold')
  })

  it('AG-2.5 an answer to something else is refused', () => {
    expect(refusedBy(opening(), '0: hold')).toBe('AG-2.5')
    expect(refusedBy(opening(), '0: let go')).toBe('AG-2.5')
    const scene = play(setting({ on: { 1: { 0: 10 } } }), '0: A > 1,1')
    expect(refusedBy(scene, '1: pass')).toBe('AG-2.5')
    const hold = play(scene, '1: veto 4')
    expect(refusedBy(hold, '0: pass')).toBe('AG-2.5')
    expect(refusedBy(play(opening(), '0: draw?'), '1: pass')).toBe('AG-2.5')
  })
})

describe('booking', () => {
  it('AG-3.1 the dead are not paid', () => {
    const scene = setting({ agents: { 3: null } })
    expect(refusedBy(scene, '0: book D 5')).toBe('AG-3.1')
    expect(refusedBy(scene, '0: book E 5')).toBeNull()
  })

  it('AG-3.2 a positive whole number within the money left', () => {
    const scene = play(opening(), '0: book A 14000', '1: pass', '2: pass', '3: pass', '4: pass', '5: pass')
    expect(refusedBy(scene, '0: book B 1001')).toBe('AG-3.2')
    expect(refusedBy(scene, '0: book B 0')).toBe('AG-3.2')
    expect(refusedBy(scene, '0: book B 1000')).toBeNull()
    for (const amount of [1.5, '5', null, -1, NaN, Infinity]) {
      const parsed = rules.parseAnswer({ type: 'book', agent: 0, amount })
      const refused = 'refusal' in parsed ? parsed.refusal : rules.check(viewOf0(scene), turn, parsed.value)
      expect(refused).not.toBeNull()
    }
  })

  const turn = { type: 'turn', mayOfferDraw: true } as const
  const viewOf0 = (scene: ReturnType<typeof opening>) => ({
    seat: 0,
    table: tableOf(scene),
    own: worldOf(scene).own[0],
  })

  it('AG-3.3 the others learn that a booking was made, and nothing more', () => {
    const one = play(opening(), '0: book A 12000')
    const other = play(opening(), '0: book K 1')
    expect(one.heard).toEqual(other.heard)
    expect(tableOf(one)).toEqual(tableOf(other))
    expect(worldOf(one).own.slice(1)).toEqual(worldOf(other).own.slice(1))
    expect(one.heard).toEqual([{ type: 'booked', rule: 'AG-3.3', turn: 1, round: 1, seat: 0 }])
  })

  it('AG-3.4 bookings on one agent add up', () => {
    const around = ['1: pass', '2: pass', '3: pass', '4: pass', '5: pass']
    const scene = play(opening(), '0: book A 200', ...around, '0: book B 5', ...around, '0: book A 37')
    const [ledger] = worldOf(scene).own
    expect(ledger.on.slice(0, 3)).toEqual([237, 5, 0])
    expect(ledger.money).toBe(15000 - 242)
    expect(ledger.bookings).toEqual([
      { agent: 0, amount: 200, turn: 1, round: 1 },
      { agent: 1, amount: 5, turn: 7, round: 2 },
      { agent: 0, amount: 37, turn: 13, round: 3 },
    ])
  })

  it('AG-3.5 every ledger is opened at the end, by victory and by draw', () => {
    const start = play(opening(), '0: book A 237', '1: pass')
    const drawn = play(start, '2: draw?', '*: yes')
    expect(drawn.heard.at(-1)).toMatchObject({ type: 'ended', by: 'agreement' })
    expect(worldOf(drawn).table.phase).toMatchObject({ end: { ledgers: worldOf(drawn).own } })
    expect(worldOf(drawn).own[0].bookings).toEqual([{ agent: 0, amount: 237, turn: 1, round: 1 }])
    const won = play(setting({ treasure: '2,0', agents: { 0: '2,0' } }), '0: A* > 3,0', '*: let go')
    expect(won.heard.at(-1)).toMatchObject({ type: 'ended', by: 'headquarters' })
    expect(worldOf(won).table.phase).toMatchObject({ end: { ledgers: worldOf(won).own } })
  })

  it('AG-3.6 money on a dead agent is gone for good', () => {
    const scene = setting({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1000 }, 1: { 1: 500 }, 2: { 1: 70 } } })
    const after = play(scene, '0: A x B', '*: let go')
    expect(worldOf(after).own.map((own) => own.money)).toEqual([14000, 14500, 14930, 15000, 15000, 15000])
    expect(worldOf(after).own.map((own) => own.on[1])).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('orders', () => {
  it('AG-4.1 one street, no further', () => {
    expect(refusedBy(opening(), '0: A > 1,1')).toBeNull()
    expect(refusedBy(opening(), '0: A > 0,0')).toBe('AG-4.1')
    expect(refusedBy(opening(), '0: A > 2,1')).toBe('AG-4.1')
    expect(refusedBy(opening(), '0: A > 3,1')).toBe('AG-4.1')
    const moved = play(opening(), '0: A > 1,1', '*: let go')
    expect(tableOf(moved).agents[0]).toBe('1,1')
    expect(moved.heard.at(-1)).toMatchObject({ type: 'moved', seat: 0, agent: 0, from: '2,1', to: '1,1' })
  })

  it('AG-4.2 only who stands at the treasure carries it; who stands there may also leave it', () => {
    const scene = setting({ agents: { 0: '0,0' } })
    expect(refusedBy(scene, '0: B* > 0,2')).toBe('AG-4.2')
    expect(tableOf(play(scene, '0: A* > 1,0', '*: let go'))).toMatchObject({ treasure: '1,0' })
    expect(tableOf(play(scene, '0: A > 1,0', '*: let go'))).toMatchObject({ treasure: '0,0' })
  })

  it('AG-4.3 agents share points', () => {
    const scene = setting({ agents: { 0: '1,1', 1: '1,1', 2: '1,0' } })
    expect(tableOf(play(scene, '0: C > 1,1', '*: let go')).agents.filter((at) => at === '1,1')).toHaveLength(3)
  })

  it('AG-4.4 a headquarters is entered only with the treasure', () => {
    expect(refusedBy(opening(), '0: A > 3,0')).toBe('AG-4.4')
    const scene = setting({ agents: { 0: '2,1' }, treasure: '2,1' })
    expect(refusedBy(scene, '0: A > 3,0')).toBe('AG-4.4')
    expect(refusedBy(scene, '0: A* > 3,0')).toBeNull()
    expect(refusedBy(setting({ agents: { 0: '1,2' }, treasure: '1,2' }), '0: A* > 0,3')).toBeNull()
  })

  it('AG-4.5 a murder needs another agent on the same point', () => {
    const scene = setting({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1000 } } })
    expect(refusedBy(scene, '0: A x C')).toBe('AG-4.5')
    expect(refusedBy(scene, '0: A x A')).toBe('AG-4.5')
    expect(refusedBy(scene, '0: A x B')).toBeNull()
  })

  it('AG-4.6 the dead take no orders', () => {
    const scene = setting({ agents: { 0: null } })
    for (const order of ['A > 1,1', 'A* > 1,1', 'A x B']) expect(refusedBy(scene, `0: ${order}`)).toBe('AG-4.6')
    expect(attempt(scene, '0: B > 0,2')).not.toHaveProperty('rule')
  })
})

describe('notation', () => {
  it.each(['A > 1,1', 'L* > -2,0', 'C x D', 'book A 237', 'veto 237', 'raise 9', 'pass', 'draw?', 'hold', 'give up'])(
    '%s is read as written',
    (text) => expect(answerText(readAnswer(text)!)).toBe(text),
  )
})
