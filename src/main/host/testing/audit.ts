/** Checks after a rough session that what a table's clients know agrees with its journals. */
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { replay, type Journal, type JournalEntry } from '../../../engine/core/journal'
import { matchView } from '../../../engine/core/match'
import { games } from '../../../engine/games'
import type { GameId } from '../../../engine/games/catalog'
import { addsNothing } from '../../../protocol/checking/check'
import type { MatchState } from '../../../protocol/toClient'
import { journalName, readJournal } from '../disk/journalFile'
import type { Given } from './stubbornClient'

/** What a client has to say. */
export interface Witness {
  readonly person: number | null
  readonly match: MatchState | null
  readonly taken: readonly Given[]
  readonly refused: readonly (Given & { readonly why: string })[]
  readonly complaints: readonly string[]
}

export interface Audit {
  readonly answers: number
  readonly matches: number
  /** Everything wrong: lost, duplicated, seen differently. */
  readonly wrong: readonly string[]
}

export async function auditTable(game: GameId, folder: string, clients: readonly Witness[]): Promise<Audit> {
  const wrong: string[] = []
  const last = Math.max(...clients.map((client) => client.match?.number ?? 0))
  let answers = 0
  for (const client of clients) for (const complaint of client.complaints) wrong.push(complaint)
  for (let number = 1; number <= last; number++) {
    const read = await readJournal(join(folder, journalName(number)))
    if ('unread' in read) {
      wrong.push(`journal ${number}: ${read.at}`)
      continue
    }
    const { entries } = read.journal
    answers += entries.length
    const counts = new Map<string, number>()
    for (const { key, seat } of entries) counts.set(`${seat} ${key}`, (counts.get(`${seat} ${key}`) ?? 0) + 1)
    for (const [key, count] of counts) if (count > 1) wrong.push(`match ${number}: ${key} is there ${count} times`)
    const byKey = new Map(entries.map((entry) => [entry.key, entry]))
    for (const client of clients) {
      const mine = (given: { match: number }) => given.match === number
      for (const given of client.taken.filter(mine)) {
        const entry = byKey.get(`${client.person}:${given.key}`)
        if (!entry) wrong.push(`match ${number}: lost ${given.key}`)
        else if (
          entry.step !== given.step ||
          !sameJson(entry.answer, given.answer) ||
          !sameSalt(read.journal, entry, given)
        )
          wrong.push(`match ${number}: ${given.key} is kept as another answer`)
      }
      for (const given of client.refused.filter(mine))
        if (byKey.has(`${client.person}:${given.key}`))
          wrong.push(`match ${number}: refused (${given.why}) yet kept ${given.key}`)
    }
    const replayed = replay(games[game]!.rules, read.journal)
    if ('refusal' in replayed) {
      wrong.push(`match ${number}: answer ${replayed.at} is refused by ${replayed.refusal.rule}`)
      continue
    }
    if (number < last && replayed.match.ask !== null) wrong.push(`match ${number} was never finished`)
    for (const [at, { match }] of clients.entries()) {
      if (match === null || match.number !== number || number !== last) continue
      if (match.step !== replayed.match.step) wrong.push(`client ${at} is at ${match.step}, not ${replayed.match.step}`)
      else if (!sameJson(match.view, matchView(replayed.match, match.seat)))
        wrong.push(`client ${at} sees another world`)
    }
    if (number === last && clients.some((client) => client.match?.number !== last))
      wrong.push('clients in another match')
  }
  return { answers, matches: last, wrong }
}

function sameSalt(journal: Journal, entry: JournalEntry, { salt }: Given): boolean {
  return entry.salt === salt || (entry.salt === undefined && addsNothing(journal, entry))
}

function sameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
}
