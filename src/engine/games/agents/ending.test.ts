import { describe, expect, it } from 'vitest'
import { game, type Event } from './index'
import { opening, play, promptsOf, refusedBy, setting, tableOf, worldOf } from './testing/lines'

const { rules } = game
const letGo = '*: let go'

describe('victory', () => {
  it.each([
    ['own', '2,0', '3,0', [0, 3]],
    ["partner's", '-2,0', '-3,0', [0, 3]],
    ["an enemy's", '0,2', '0,3', [1, 4]],
    ["another enemy's", '2,-2', '3,-3', [2, 5]],
  ])('AG-9.1 the treasure in %s headquarters wins for its team', (_, from, to, winners) => {
    const won = play(setting({ agents: { 4: from }, treasure: from }), `0: E* > ${to}`, letGo)
    expect(rules.outcome(tableOf(won))).toMatchObject({ winners, rule: 'AG-9.1' })
    expect(won.match.ask).toBeNull()
    expect(won.heard.slice(-2)).toMatchObject([{ type: 'carried' }, { type: 'ended', by: 'headquarters', winners }])
  })

  it('AG-9.1 a vetoed carry wins nothing', () => {
    const scene = setting({ agents: { 4: '2,0' }, treasure: '2,0', on: { 1: { 4: 1 } } })
    const after = play(scene, '0: E* > 3,0', '1: veto 1', '0: give up')
    expect(rules.outcome(tableOf(after))).toBeNull()
  })
})

describe('draws', () => {
  it('AG-9.2 an offer does not use the turn up, and comes once per turn', () => {
    const refused = play(opening(), '0: draw?', '1: yes', '2: yes', '3: yes', '4: yes', '5: no')
    expect(tableOf(refused)).toMatchObject({ seat: 0, turn: 1, phase: { type: 'turn' } })
    expect(refused.heard.at(-1)).toMatchObject({ type: 'drawRefused', agreed: [1, 2, 3, 4] })
    expect([...promptsOf(refused)]).toEqual([[0, { type: 'turn', mayOfferDraw: false }]])
    expect(refusedBy(refused, '0: draw?')).toBe('AG-9.2')
    expect(refusedBy(play(refused, '0: pass'), '1: draw?')).toBeNull()
  })

  it('AG-9.2 all five agree: a draw', () => {
    const asked = play(opening(), '0: draw?')
    expect([...promptsOf(asked).keys()]).toEqual([1, 2, 3, 4, 5])
    expect(rules.outcome(tableOf(play(asked, '*: yes')))).toMatchObject({ winners: [], rule: 'AG-9.2' })
  })

  it('AG-2.4 AG-9.2 who skips votes too', () => {
    const asked = play(setting({ skips: [0, 2, 0, 0, 0, 0] }), '0: draw?')
    expect([...promptsOf(asked).keys()]).toContain(1)
  })

  it.each([
    ['a pass', ['0: pass'], {}],
    ['a booking', ['0: book A 1'], {}],
    ['an order', ['0: A > 1,1', letGo], {}],
    ['a vetoed order', ['0: A > 1,1', '1: veto 1', '0: give up'], { 1: { 0: 1 } }],
  ])('AG-9.3 %s on turn 300 ends the game', (_, lines, on) => {
    const before = play(setting({ turn: 299, on }), ...lines)
    expect(rules.outcome(tableOf(before))).toBeNull()
    const after = play(setting({ turn: 300, on }), ...lines)
    expect(rules.outcome(tableOf(after))).toMatchObject({ winners: [], rule: 'AG-9.3' })
    expect(after.heard.at(-1)).toMatchObject({ type: 'ended', by: 'limit' })
  })

  it('AG-9.3 skipped turns do not count', () => {
    const scene = play(setting({ turn: 298, skips: [0, 1, 1, 1, 1, 0] }), '0: pass', '5: pass')
    expect(rules.outcome(tableOf(scene))).toBeNull()
  })

  it('AG-9.3 a win on the last turn is a win', () => {
    const scene = setting({ turn: 300, agents: { 4: '2,0' }, treasure: '2,0' })
    expect(rules.outcome(tableOf(play(scene, '0: E* > 3,0', letGo)))?.winners).toEqual([0, 3])
  })

  it('AG-9.3 the big city goes on to 400, and without a limit for ever', () => {
    expect(tableOf(opening(0, { city: 'big' })).limit).toBe(400)
    const endless = play(setting({ turn: 1000 }, 0, { turnLimit: 'off' }), '0: pass')
    expect(rules.outcome(tableOf(endless))).toBeNull()
  })
})

describe('clocks', () => {
  const ordered = (options: unknown = {}) =>
    play(setting({ on: { 0: { 0: 9 }, 1: { 0: 9 } } }, 0, options), '0: A > 1,1')
  const clockOf = (scene: ReturnType<typeof ordered>) => rules.clock!(tableOf(scene))

  it('AG-8.1 AG-8.2 the window has 20 s by default, and 3 s at the least', () => {
    expect(clockOf(ordered())).toEqual({ limitMs: 20_000, leastMs: 3000 })
    expect(clockOf(ordered({ windowClock: 40 }))).toEqual({ limitMs: 40_000, leastMs: 3000 })
    expect(clockOf(ordered({ windowClock: 'off' }))).toEqual({ limitMs: null, leastMs: 3000 })
  })

  it('AG-7.8 AG-8.1 a window that opens anew has a full clock', () => {
    expect(clockOf(play(ordered(), '1: veto 9', '0: hold', '1: pass')).limitMs).toBe(20_000)
  })

  it('AG-8.4 turn, hold and raise have none unless chosen', () => {
    const options = { turnClock: 60, holdClock: 10, raiseClock: 40 }
    const limits = (chosen: unknown) => {
      const window = ordered(chosen)
      const hold = play(window, '1: veto 3')
      const all = [opening(0, chosen), hold, play(hold, '0: hold'), play(opening(0, chosen), '0: draw?')]
      return all.map((scene) => clockOf(scene).limitMs)
    }
    expect(limits({})).toEqual([null, null, null, 20_000])
    expect(limits(options)).toEqual([60_000, 10_000, 40_000, 20_000])
  })

  it('AG-8.3 silence passes, lets go, gives up, says no', () => {
    const says = (scene: ReturnType<typeof ordered>) =>
      [...promptsOf(scene)].map(([seat, prompt]) => {
        const { table, own } = worldOf(scene)
        return rules.silence!({ seat, table, own: own[seat] }, prompt).type
      })
    const hold = play(ordered(), '1: veto 3')
    expect(says(opening())).toEqual(['pass'])
    expect(says(ordered())).toEqual(Array(5).fill('letGo'))
    expect(says(hold)).toEqual(['giveUp'])
    expect(says(play(hold, '0: hold'))).toEqual(['pass'])
    expect(says(play(opening(), '0: draw?'))).toEqual(Array(5).fill('refuse'))
  })

  it('AG-8.1 options take only what they offer', () => {
    expect(rules.parseOptions({ windowClock: 21 })).toHaveProperty('refusal')
    expect(rules.parseOptions({})).toMatchObject({
      value: { city: 'city', windowClock: 20, notebook: 'recent', chat: true },
    })
  })
})

describe('the notebook', () => {
  const lap = ['0: book A 900', '1: pass', '2: pass', '3: pass', '4: pass', '5: pass']
  const auction = ['0: A > 1,1', '3: let go', '1: let go', '2: let go', '4: let go', '5: let go']

  it('AG-10.1 goes back to the previous round, in events and in notes', () => {
    const first = play(opening(), ...lap)
    const kept = (scene: typeof first) => scene.heard.filter((event: Event) => rules.remembers!(event, tableOf(scene)))
    expect(kept(first).length).toBe(6)
    const second = play(first, ...auction, '1: pass', '2: pass', '3: pass', '4: pass', '5: pass')
    expect(tableOf(second).round).toBe(3)
    expect(kept(second).every((event) => event.round === 2)).toBe(true)
    expect(tableOf(second).notes).toEqual([])
  })

  it('AG-10.1 the full notebook keeps everything', () => {
    const scene = play(opening(0, { notebook: 'full' }), ...lap, ...lap)
    expect(scene.heard.every((event) => rules.remembers!(event, tableOf(scene)))).toBe(true)
    expect(tableOf(scene).notes).toHaveLength(2)
  })

  it('AG-10.1 all is remembered once the game is over', () => {
    const scene = play(opening(), ...lap, '0: pass', ...lap.slice(1), '0: draw?', '*: yes')
    expect(scene.heard.every((event) => rules.remembers!(event, tableOf(scene)))).toBe(true)
  })

  it('AG-10.1 notes hold what was shown, at its highest, and nothing that giving up might mean', () => {
    const start = setting({ on: { 0: { 0: 500 }, 1: { 0: 600 } } })
    const scene = play(start, '0: A > 1,1', '1: veto 100', '0: hold', '1: raise 501', '0: give up')
    expect(tableOf(scene).notes).toMatchObject([
      { type: 'claimed', seat: 0, agent: 0, atLeast: 100 },
      { type: 'claimed', seat: 1, agent: 0, atLeast: 501 },
    ])
  })

  it('AG-5.1 AG-10.1 holding a small veto does not wipe out that a murder order has shown 1000', () => {
    const start = setting({ agents: { 0: '1,1', 1: '1,1' }, on: { 0: { 0: 1500 }, 3: { 0: 1200 } } })
    const small = play(start, '0: A x B', '3: veto 1', '0: hold')
    const claims = (scene: typeof small) =>
      tableOf(scene).notes.map((note) => [note.seat, 'atLeast' in note && note.atLeast])
    expect(claims(small)).toEqual([
      [0, 1000],
      [3, 1],
    ])
    expect(claims(play(small, '3: raise 1200', '0: hold'))).toEqual([
      [3, 1200],
      [0, 1200],
    ])
  })

  it('AG-10.2 talk is no answer: there is nothing in it that the rules could read', () => {
    expect(rules.parseAnswer('veto 500')).toHaveProperty('refusal')
    expect(rules.parseAnswer({ type: 'say', text: 'veto 500' })).toHaveProperty('refusal')
  })
})
