import { describe, expect, it } from 'vitest'
import { games } from '../../engine/games'
import { createReferee, written } from './talk'

type Talk = (message: unknown) => Record<string, never>
const talk = (): Talk => {
  const referee = createReferee()
  return (message) => JSON.parse(JSON.stringify(referee(JSON.stringify(message)))) as Record<string, never>
}
interface Asked {
  asked: { seat: number; prompt: unknown }[]
  outcome?: unknown
}

/** Plays a match by samples until it is over or has had enough answers. */
function playOn(say: Talk, match: string, most: number): number {
  for (let given = 0; given < most; given++) {
    const { asked, outcome } = say({ do: 'asked', match }) as unknown as Asked
    if (outcome) return given
    const { seat } = asked[given % asked.length]
    const { sample } = say({ do: 'sample', match, seat })
    const reply = say({ do: 'answer', match, seat, answer: sample })
    if ('refusal' in reply) throw new Error(JSON.stringify([sample, reply]))
  }
  return most
}

describe('the referee on a pipe', () => {
  it.each(Object.keys(games))('plays %s, and replays its journal to the same views', (game) => {
    const say = talk()
    const { match } = say({ do: 'new', game, seed: '7' })
    playOn(say, match, 120)
    const { journal } = say({ do: 'journal', match })
    const again = say({ do: 'replay', journal })
    for (const seat of [0, 1, null])
      expect(say({ do: 'view', match: again.match, seat })).toEqual(say({ do: 'view', match, seat }))
    expect(say({ do: 'asked', match: again.match })).toEqual(say({ do: 'asked', match }))
    expect(say({ do: 'replay', match }).told).toEqual(again.told)
  })

  it('gives the same match for the same seed', () => {
    const [one, two] = [talk(), talk()].map((say) => {
      const { match } = say({ do: 'new', game: 'election-night', seed: 'x' })
      return say({ do: 'view', match, seat: 0 })
    })
    expect(one).toEqual(two)
  })

  it('plays a game to its outcome', () => {
    const say = talk()
    const { match } = say({ do: 'new', game: 'zertz', seats: 2, options: { variant: 'basic' }, seed: 7 })
    expect(
      (say({ do: 'list', match, seat: 0 }).list ?? say({ do: 'list', match, seat: 1 }).list) as unknown[],
    ).toHaveLength(1944)
    playOn(say, match, 500)
    expect(say({ do: 'asked', match })).toHaveProperty('outcome.winners')
    expect(say({ do: 'list', match, seat: 0 })).toMatchObject({ refusal: { rule: 'CO-4' } })
  })

  it('names the rule of a refusal and changes nothing', () => {
    const say = talk()
    const { match } = say({ do: 'new', game: 'zertz' })
    const { asked } = say({ do: 'asked', match }) as unknown as Asked
    const [{ seat }] = asked
    const before = say({ do: 'view', match, seat })
    const answer = { type: 'place', marble: 'white', at: 'd4', remove: 'd4', leave: [] }
    expect(say({ do: 'answer', match, seat, answer })).toMatchObject({ refusal: { rule: 'ZE-7' } })
    expect(say({ do: 'check', match, seat, answer })).toMatchObject({ refusal: { rule: 'ZE-7' } })
    expect(say({ do: 'answer', match, seat: 1 - seat, answer })).toMatchObject({ refusal: { rule: 'CO-6' } })
    expect(say({ do: 'view', match, seat })).toEqual(before)
  })

  it('takes moves of ZÉRTZ as they are written, and reads records of archives', () => {
    const say = talk()
    const sgf = `(;GM[22]SU[Zertz];P0[1 RtoB 2 0 D 4];P0[2 R- A 1];P0[3 Done];P1[4 RtoB 2 1 D 5];P1[5 R- A 2];P1[6 Done]
      ;P0[7 BtoB D 4 D 6];P0[8 Done])`
    const { options, moves } = say({ do: 'record', game: 'zertz', text: sgf }) as unknown as Record<string, string[]>
    expect(moves).toEqual(['Wd4,a1', 'Gd5,a2', 'x d4d6'])
    const { match } = say({ do: 'new', game: 'zertz', options, chance: [0] })
    expect(say({ do: 'answer', match, seat: 0, answer: 'Wd4,d4' })).toMatchObject({ refusal: { rule: 'ZE-7' } })
    expect(say({ do: 'check', match, seat: 0, answer: 'Qd4,a1' })).toMatchObject({ refusal: { rule: 'CO-9' } })
    moves.forEach((answer, at) => {
      expect(say({ do: 'check', match, seat: at % 2, answer })).toEqual({ legal: true })
      expect(say({ do: 'answer', match, seat: at % 2, answer })).toHaveProperty('closed', true)
    })
    expect(say({ do: 'view', match, seat: null })).toMatchObject({
      view: { table: { turn: 1, captured: [{ grey: 1 }, { grey: 0 }] } },
    })
    expect(say({ do: 'record', game: 'zertz', text: 'nothing' })).toHaveProperty('error')
    expect(say({ do: 'record', game: 'agents', text: sgf })).toHaveProperty('error')
  })

  it('takes written answers of other games, and refuses what is none', () => {
    const say = talk()
    const night = say({ do: 'new', game: 'election-night' }).match
    const spring = say({ do: 'new', game: 'forras-pont' }).match
    const town = say({ do: 'new', game: 'dice-town', seed: '1' }).match
    const city = say({ do: 'new', game: 'agents' }).match
    expect(say({ do: 'check', match: night, seat: 0, answer: 'ready' })).toEqual({ legal: true })
    expect(say({ do: 'check', match: spring, seat: 1, answer: 'sheet ↘↙←↻↓→↗↑↖' })).toEqual({ legal: true })
    const [{ seat }] = (say({ do: 'asked', match: city }) as unknown as Asked).asked
    expect(say({ do: 'check', match: city, seat, answer: 'book A 237' })).toEqual({ legal: true })
    expect(say({ do: 'check', match: town, seat: 0, answer: 'keep' })).toEqual({ legal: true })
    for (const answer of ['', 'dance', 'place Y', 'claim', 'claim Q d4 by', 'sheet', 'EM9', 'book Z 1', 'visit'])
      for (const match of [night, spring, town, city])
        expect(say({ do: 'check', match, seat: match === city ? seat : 0, answer })).toMatchObject({
          refusal: { rule: 'CO-9' },
        })
  })

  it('keeps what a written move meant in the journal', () => {
    const say = talk()
    const { match } = say({ do: 'new', game: 'zertz', seed: '1' })
    const { asked } = say({ do: 'asked', match }) as unknown as Asked
    say({ do: 'answer', match, seat: asked[0].seat, answer: 'bd4,g1' })
    const { journal } = say({ do: 'journal', match }) as unknown as { journal: { entries: { answer: unknown }[] } }
    expect(journal.entries[0].answer).toEqual({ type: 'place', marble: 'black', at: 'd4', remove: 'g1', leave: [] })
    expect(say({ do: 'replay', journal })).toHaveProperty('match')
  })

  it.each([
    ['not JSON', '{'],
    ['an unknown verb', '{"do":"dance"}'],
    ['an unknown game', '{"do":"new","game":"chess"}'],
    ['an unknown match', '{"do":"asked","match":"m99"}'],
    ['nothing to replay', '{"do":"replay"}'],
  ])('answers %s with an error', (_, line) => {
    expect(createReferee()(line)).toHaveProperty('error')
  })

  it('outlasts an answer nested too deep to be written, and keeps only what was asked for', () => {
    const referee = createReferee()
    const said = (line: string) => JSON.parse(written(referee(line))) as Record<string, unknown>
    const { match } = said('{"do":"new","game":"agents","chance":[2]}')
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    const { world } = said(`{"do":"world","match":"${match as string}"}`) as { world: { table: object } }
    const wide = JSON.stringify(world).replace('"notes":[]', `"notes":${deep}`)
    said(`{"do":"set","match":"${match as string}","world":${wide}}`)
    expect(said(`{"do":"world","match":"${match as string}"}`)).toHaveProperty('error')
    const other = said('{"do":"new","game":"agents","seed":"1"}') as {
      match: string
      told: { event: { first: number } }[]
    }
    const seat = other.told[0].event.first
    said(`{"do":"answer","match":"${other.match}","seat":${seat},"answer":{"type":"pass","more":${deep}}}`)
    expect(said(`{"do":"journal","match":"${other.match}"}`)).toMatchObject({
      journal: { entries: [{ step: 1, seat, answer: { type: 'pass' } }] },
    })
  })

  it('takes salts, and draws from all of them', () => {
    const say = talk()
    const mix = { match: '0'.repeat(32), salts: ['1'.repeat(32), 'away'] }
    const begin = { do: 'new', game: 'dice-town', seed: 'ab'.repeat(32), mix }
    const end = (salt: string) => {
      const { match } = say(begin)
      for (let given = 0; given < 12; given++) {
        const [{ seat }] = say({ do: 'asked', match }).asked as { seat: number }[]
        const { sample } = say({ do: 'sample', match, seat, seed: given })
        say({ do: 'answer', match, seat, answer: sample, salt })
      }
      const { journal } = say({ do: 'journal', match }) as unknown as { journal: { setup: object; entries: object[] } }
      expect(journal.setup).toMatchObject({ mix: { ...mix, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } })
      expect(journal.entries[0]).toMatchObject({ salt })
      const { world } = say({ do: 'world', match })
      const again = say({ do: 'replay', journal }).match
      expect(say({ do: 'world', match: again }).world).toEqual(world)
      return JSON.stringify(world)
    }
    expect(end('2'.repeat(32))).not.toBe(end('3'.repeat(32)))
    expect(say({ ...begin, seats: 2, mix: { ...mix, salts: [] } })).toHaveProperty('error')
    expect(say({ ...begin, mix: { ...mix, salts: ['short', null] } })).toHaveProperty('error')
  })

  describe('follows a game that was played elsewhere', () => {
    const dice = ['9', '10', 'J', 'Q', 'K', 'A']
    const keep = (...kept: string[]) => ({ type: 'keep', dice: kept, brutes: 0, cheats: [] })

    it('throws the dice that it is told, also those of a last throw', () => {
      const say = talk()
      const options = { firstSheriff: 1 }
      const { match } = say({ do: 'new', game: 'dice-town', seats: 2, options, seed: '1' })
      const { world } = say({ do: 'world', match }) as unknown as { world: { own: { thrown: string[] }[] } }
      world.own[0].thrown = ['9', '9', '9', '9', '9']
      world.own[1].thrown = ['10', 'J', 'J', 'K', 'A']
      expect(say({ do: 'set', match, world })).toMatchObject({ step: 2, asked: [{ seat: 0 }, { seat: 1 }] })
      say({ do: 'answer', match, seat: 0, answer: keep('9', '9', '9', '9', '9') })
      const chance = ['A', 'K', '10', '10'].map((side) => dice.indexOf(side))
      const { told } = say({ do: 'answer', match, seat: 1, answer: keep('10'), chance }) as unknown as {
        told: { event: unknown }[]
      }
      expect(told.map(({ event }) => event)).toContainEqual(
        expect.objectContaining({ type: 'showdown', hands: [Array(5).fill('9'), ['10', '10', '10', 'K', 'A']] }),
      )
      expect(say({ do: 'journal', match })).toHaveProperty('error')
      expect(say({ do: 'replay', match })).toHaveProperty('error')
    })

    it('goes straight to the places with given hands, but takes no world in which nobody would be asked', () => {
      const say = talk()
      const { match } = say({ do: 'new', game: 'dice-town', seats: 2, options: { firstSheriff: 1 } })
      const { world } = say({ do: 'world', match }) as unknown as {
        world: { table: { players: { money: number; dice: string[] }[] }; own: { thrown: string[] }[] }
      }
      for (const [seat, die] of ['9', '10'].entries()) {
        Object.assign(world.table.players[seat], { money: 0, dice: [die, die, die, die] })
        world.own[seat].thrown = ['A']
      }
      expect(say({ do: 'set', match, world })).toHaveProperty('error')
      world.table.players[1].money = 8
      expect(say({ do: 'set', match, world })).toMatchObject({ asked: [{ seat: 1 }] })
      expect(say({ do: 'answer', match, seat: 1, answer: keep('A') })).toMatchObject({ closed: true })
      const { view } = say({ do: 'view', match, seat: null })
      expect(view).toMatchObject({ table: { players: [{ nuggets: 4 }, { money: 11 }], round: 2 } })
    })

    it('lets the seat begin that is named', () => {
      const say = talk()
      for (const first of [0, 5]) {
        const { match } = say({ do: 'new', game: 'agents', chance: [first] })
        expect(say({ do: 'view', match, seat: null })).toMatchObject({ view: { table: { first, seat: first } } })
      }
    })

    it('works out what follows from a position: a capture that is there, the numbers on the map', () => {
      const say = talk()
      type World = { world: { table: Record<string, unknown>; own: unknown[]; hidden: unknown } }
      const place = say({ do: 'new', game: 'zertz', chance: [0] }).match
      const board = say({ do: 'world', match: place }) as unknown as World
      board.world.table.board = 'WB' + '.'.repeat(35)
      expect(say({ do: 'set', match: place, world: board.world })).toMatchObject({
        asked: [{ seat: 0, prompt: { capture: true, place: null } }],
      })
      const count = say({ do: 'new', game: 'election-night' }).match
      const map = say({ do: 'world', match: count }) as unknown as World
      const numbers = [1, 2, 3, 4, 5, 6, 6].map((value) => ({ seat: 1, value }))
      map.world.table.fields = [...numbers, ...Array<null>(35).fill(null)]
      say({ do: 'set', match: count, world: map.world })
      const none = [0, 0, 0, 0, 0, 0]
      expect(say({ do: 'view', match: count, seat: null })).toMatchObject({
        view: { table: { free: 35, tally: [none, [1, 1, 1, 1, 1, 2]], sets: [0, 1] } },
      })
    })

    it('takes neither chance that does not fit nor a world with other parts', () => {
      const say = talk()
      expect(say({ do: 'new', game: 'agents', chance: [6] })).toHaveProperty('error')
      expect(say({ do: 'new', game: 'agents', chance: [2, 3] })).toHaveProperty('error')
      const { match } = say({ do: 'new', game: 'agents', chance: [2] })
      const pass = { do: 'answer', match, seat: 2, answer: { type: 'pass' } }
      expect(say({ ...pass, chance: [0] })).toHaveProperty('error')
      const { world } = say({ do: 'world', match }) as unknown as { world: Record<string, unknown> }
      for (const wrong of [null, 7, {}, [], { ...world, own: [] }, { ...world, table: {} }, { ...world, more: 1 }])
        expect(say({ do: 'set', match, world: wrong })).toHaveProperty('error')
      expect(say({ do: 'world', match }).world).toEqual(world)
      expect(say(pass)).toMatchObject({ closed: true })
    })
  })
})
