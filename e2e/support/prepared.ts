/** Tables laid out before the host starts: a match in the middle, with tokens that the test knows. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Journal } from '../../src/engine/core/journal'

export interface PreparedTable {
  readonly id: string
  readonly tokens: readonly string[]
}

/**
 * Writes a table in the middle of the journal's match, where the next host will find it. The people named take the first
 * seats; bots take what is left.
 */
export function prepareTable(dataDir: string, id: string, names: readonly string[], journal: Journal): PreparedTable {
  const bots = Array.from({ length: journal.setup.seats - names.length }, () => ({ kind: 'bot', level: 'medium' }))
  const tokens = names.map(() => randomBytes(24).toString('base64url'))
  const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
  const folder = join(dataDir, 'tables', id)
  mkdirSync(folder, { recursive: true })
  const record = {
    format: 1,
    id,
    name: id,
    game: journal.setup.game,
    options: journal.setup.options,
    phase: 'playing',
    paused: false,
    locked: false,
    pin: null,
    host: 0,
    people: names.map((name, person) => ({ id: person, name, tokens: [hash(tokens[person])], queued: false })),
    nextPerson: names.length,
    seats: [...names.map((_, person) => ({ kind: 'person', person, standIn: null })), ...bots],
    matches: 1,
    evening: [],
  }
  writeFileSync(join(folder, 'table.json'), JSON.stringify(record))
  const lines = [{ asztal: 1, setup: journal.setup }, ...journal.entries]
  writeFileSync(join(folder, 'match-1.jsonl'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  return { id, tokens }
}

/** Lets a page that has not been opened yet come back to a prepared seat. */
export async function takeSeat(page: Page, table: PreparedTable, seat: number): Promise<void> {
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    `asztal.seat.${table.id}.0`,
    table.tokens[seat],
  ] as const)
}

/** Lets a page that is already open come back to a prepared seat. */
export async function goToSeat(page: Page, table: PreparedTable, seat: number): Promise<void> {
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    `asztal.seat.${table.id}.0`,
    table.tokens[seat],
  ] as const)
  await page.goto(`/#/t/${table.id}`)
}
