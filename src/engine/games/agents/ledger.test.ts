import { expect, it } from 'vitest'
import { entriesOf, holdingsOf, paidTo, paysForMurder } from './ledger'
import { play, sceneAt } from './testing/scene'

const around = ['1: pass', '2: pass', '3: pass', '4: pass', '5: pass']
const start = sceneAt({ agents: { 0: '1,1', 1: '1,1' } })
const booked = play(start, '0: book A 1600', ...around, '0: book B 30', ...around)
const murdered = play(booked, '0: A x B', '*: let go')
const [before, after] = [booked, murdered].map((scene) => scene.world.own[0])

it('AG-3.4 what a seat has on each agent is what counts now', () => {
  expect(holdingsOf(before)).toEqual([
    { agent: 0, amount: 1600 },
    { agent: 1, amount: 30 },
  ])
  expect(holdingsOf(after)).toEqual([{ agent: 0, amount: 600 }])
})

it('AG-3.6 what was paid to the dead is still written down', () => {
  expect(paidTo(after)).toEqual([
    { agent: 0, amount: 600 },
    { agent: 1, amount: 30 },
  ])
})

it('AG-3.5 AG-5.2 a ledger is read line by line, murders among the bookings', () => {
  expect(entriesOf(after)).toEqual([
    { type: 'booking', agent: 0, amount: 1600, turn: 1, round: 1 },
    { type: 'booking', agent: 1, amount: 30, turn: 7, round: 2 },
    { type: 'fee', agent: 0, amount: -1000, turn: 13, round: 3 },
  ])
})

it('AG-5.1 a murder takes 1000 on the killer', () => {
  expect(paysForMurder(before, 0)).toBe(true)
  expect(paysForMurder(after, 0)).toBe(false)
})
