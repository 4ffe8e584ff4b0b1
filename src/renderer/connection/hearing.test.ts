import { describe, expect, it } from 'vitest'
import type { ToClient } from '../../protocol/toClient'
import { actsOn, type Here } from './hearing'
import { matchOf, tableOf } from './testing/tables'

const here: Here = { place: { table: 'ABCD' }, seenEpoch: () => 2, takes: () => true, many: false }
const doing = (message: ToClient, more: Partial<Here> = {}) =>
  actsOn(message, { ...here, ...more }).map((act) => act.do)
const learnt = (message: ToClient) => ({ do: 'learn', news: message })

describe('a table', () => {
  const said = (more: Parameters<typeof tableOf>[0] = {}): ToClient => ({
    say: 'table',
    table: tableOf({ epoch: 2, ...more }),
    you: 10,
  })

  it('is learnt before the device is given to its holder', () => {
    const message = said({ epoch: 3 })
    expect(actsOn(message, here)).toEqual([
      { do: 'noteEpoch', table: 'ABCD', epoch: 3 },
      learnt(message),
      { do: 'settle' },
    ])
  })

  it('in the lobby leaves the match before the device changes hands', () => {
    expect(doing(said({ phase: 'lobby' }))).toEqual(['noteEpoch', 'learn', 'leaveMatch', 'settle'])
  })

  it('is left alone where this page is not, and heard of by a page that is nowhere', () => {
    expect(doing(said({ id: 'WXYZ' }))).toEqual([])
    expect(doing(said({ id: 'WXYZ' }), { place: null })).toContain('learn')
  })

  it('that was seen in a higher epoch is at another computer now', () => {
    const seenEpoch = (table: string) => (table === 'ABCD' ? 3 : 0)
    expect(actsOn(said(), { ...here, seenEpoch })).toEqual([{ do: 'leave', why: { rule: 'host.moved', params: {} } }])
  })
})

describe('a match', () => {
  const match = matchOf(3)
  const message: ToClient = { say: 'match', match }

  it('is noted before it is shown', () => {
    expect(actsOn(message, here)).toEqual([learnt(message), { do: 'witness', match }, { do: 'show', match }])
  })

  it('is not known to be this person’s alone on a device that is passed round', () => {
    expect(doing(message, { many: true })).toEqual(['learn', 'witness', 'notAlone', 'show'])
  })

  it('that was sent to the last holder leaves no trace', () => {
    expect(doing(message, { takes: (one) => one !== match })).toEqual([])
  })
})

it('of a person’s devices, more than one may answer', () => {
  const devices = [{}, {}] as unknown as Extract<ToClient, { say: 'devices' }>['devices']
  expect(doing({ say: 'devices', devices })).toEqual(['notAlone', 'learn'])
  expect(doing({ say: 'devices', devices: devices.slice(1) })).toEqual(['learn'])
})

it('a page follows its own table only, and leaves its place when it is told so', () => {
  const moved = (table: string): ToClient => ({ say: 'moved', table, url: 'http://10.0.0.5:7400', epoch: 3 })
  expect(actsOn(moved('ABCD'), here)).toEqual([{ do: 'follow', table: 'ABCD', to: moved('ABCD') }])
  expect(doing(moved('WXYZ'))).toEqual([])
  expect(doing(moved('ABCD'), { place: null })).toEqual([])
  const why = { rule: 'host.kicked', params: {} }
  expect(actsOn({ say: 'gone', why }, here)).toEqual([{ do: 'leave', why }])
})

it('a commitment binds, and everything else is learnt', () => {
  const commitment = { say: 'commitment', match: 'm' } as unknown as Extract<ToClient, { say: 'commitment' }>
  expect(actsOn(commitment, here)).toEqual([{ do: 'bind', commitment }])
  const disk: ToClient = { say: 'disk', full: true }
  expect(actsOn(disk, here)).toEqual([learnt(disk)])
})
