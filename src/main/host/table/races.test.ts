import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { quickRng } from '../../../engine/core/rng'
import { promptFor, matchView } from '../../../engine/core/match'
import { games } from '../../../engine/games'
import type { Numbered } from '../../../protocol/toHost'
import { aDevice } from '../testing/device'
import { removeTempFolders, tempFolder } from '../testing/host'
import { act } from './acts'
import type { Client } from './client'
import { addPerson, sitIfFree } from './lobby'
import { emptyRecord, type TableRecord } from './record'
import { Table } from './table'
import type { TableParts } from './tableParts'

afterAll(removeTempFolders)

const nothing = () => undefined

/** Anna and Béla in a match of ZÉRTZ, each with a device. */
async function playing() {
  const folder = join(tempFolder(), 'tables', 'ABCD')
  mkdirSync(folder, { recursive: true })
  const parts = {
    folder,
    botPause: 0,
    clockSpeed: 1,
    addresses: () => [],
    changed: nothing,
    finished: nothing,
    log: nothing,
  }
  const two = ['Anna', 'Béla'].reduce<TableRecord>(
    (record, name) => {
      const next = addPerson(record, name, aDevice) as TableRecord
      return sitIfFree(next, next.people.at(-1)!.id)
    },
    emptyRecord('ABCD', 'T', 'zertz', 2, {}),
  )
  const table = new Table(
    {
      ...parts,
      bots: { choose: () => new Promise(nothing) },
      game: (id: 'zertz') => games[id],
    } as unknown as TableParts,
    two,
  )
  const clients = [0, 1].map((person) => deviceOf(table, person))
  expect(await table.matches.start()).toBeNull()
  return { table, clients }
}

function deviceOf(table: Table, person: number, change: Partial<Client> = {}): Client {
  const client = { local: true, table, person, carries: [], ids: [], open: true, kind: 'other', address: '' }
  const doings = { send: nothing, sendText: nothing, enter: nothing, leave: nothing, waitsAtDoor: nothing }
  const device = { ...client, ...doings, ...change } as unknown as Client
  table.devices.add(device)
  return device
}

/** Ends a match and answers in it that many turns after it has stopped. */
async function answerLate(late: number) {
  const { table, clients } = await playing()
  const play = table.matches.play!
  const { match } = play
  const seat = clients.findIndex((_, one) => promptFor(match, one) !== undefined)
  const answer = match.rules.sample(matchView(match, seat), promptFor(match, seat), quickRng(late))
  let answered: Promise<unknown> = Promise.resolve()
  const stop = play.stop.bind(play)
  // From the moment at which the match stops until its journal is closed.
  play.stop = async () => {
    const stopped = stop()
    for (let turn = 0; turn < late; turn++) await Promise.resolve()
    const said = { do: 'answer', step: 1, key: 'late', answer, n: 1 } as const
    answered = act(table, clients[seat], said as unknown as Numbered)
    await stopped
  }
  expect(await act(table, clients[0], { do: 'endMatch', n: 2 })).toBeNull()
  expect(await answered).toMatchObject({ rule: 'host.no-match' })
}

it('answers that race the end of their match are told that there is none, however late they are', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, late) => answerLate(late)))
})

it('what somebody says at the very moment they are sent away is refused, and nothing fails', async () => {
  const { table, clients } = await playing()
  const kicked = act(table, clients[0]!, { do: 'kick', person: 1, n: 1 })
  const isIn = () => table.record.people.some(({ id }) => id === 1)
  while (isIn()) await new Promise((later) => setImmediate(later))
  expect(await act(table, clients[1]!, { do: 'chat', text: 'wait', n: 2 })).toMatchObject({ rule: 'host.not-at-table' })
  expect(await kicked).toBeNull()
})

it('someone who is sent away is not told the invitation that opens the table from then on', async () => {
  const { table, clients } = await playing()
  expect(await act(table, clients[0]!, { do: 'set', pin: '4711', n: 1 })).toBeNull()
  const heard: string[] = []
  deviceOf(table, 1, { local: false, sendText: (text) => void heard.push(text) })
  table.refresh()
  expect(heard.join()).toContain(table.arrivals.pins.invite)
  expect(await act(table, clients[0]!, { do: 'kick', person: 1, n: 2 })).toBeNull()
  expect(heard.join()).not.toContain(table.arrivals.pins.invite)
})

it('nobody is brought by a device that has left at that very moment', async () => {
  const { table, clients } = await playing()
  const enter = vi.fn()
  const away = { table: null, person: null }
  const bela: Client = deviceOf(table, 1, { enter, leave: () => void Object.assign(bela, away) })
  const left = act(table, bela, { do: 'leave', n: 1 })
  const brought = act(table, bela, { do: 'bring', name: 'Cili', n: 2 })
  expect(await left).toBeNull()
  expect(await brought).toMatchObject({ rule: 'host.not-at-table' })
  expect(enter).not.toHaveBeenCalled()
  expect(table.record.people.map(({ name }) => name)).toEqual(['Anna'])
  expect(await act(table, clients[0]!, { do: 'chat', text: 'bye', n: 3 })).toBeNull()
})

it('someone who leaves twice at once has left once', async () => {
  const { table, clients } = await playing()
  const notice = vi.spyOn(table.devices, 'notice')
  const both = [1, 2].map((n) => act(table, clients[1]!, { do: 'leave', n }))
  expect(await Promise.all(both)).toMatchObject([null, { rule: 'host.not-at-table' }])
  expect(notice.mock.calls).toEqual([['left', 'Béla']])
})
