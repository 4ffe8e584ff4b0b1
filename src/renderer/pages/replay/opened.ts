/** Files that somebody opens: records of our matches, records of public archives, and what devices saw. */
import type { Archived } from '../../../engine/core/archive'
import type { AnyRules, Outcome, Refusal } from '../../../engine/core/contract'
import { replay, type Journal } from '../../../engine/core/journal'
import { archiveFiles, archives } from '../../../engine/games/archives'
import { gameIds, isGameId, type GameId } from '../../../engine/games/catalog'
import { wholeRules } from '../../../engine/games/teachings'
import { readSaved } from '../../../protocol/checking/files'
import type { Transcript } from '../../../protocol/checking/transcript'
import { cleanText } from '../../../protocol/toHost'

/** Far above any real record’s length. */
export const largestFile = 2_000_000

/** A record as far as it holds under the rules that are here. */
export interface OpenedRecord {
  readonly file: string
  readonly game: GameId
  readonly journal: Journal
  /** Who played, by seat; null: the record doesn't say. */
  readonly names: readonly (string | null)[]
  readonly outcome: Outcome | null
  readonly ended: Archived['ended']
  /**
   * Where it no longer holds: after how many answers, what is written there if it is text, and which rule it breaks.
   */
  readonly broken: { readonly after: number; readonly text: string | null; readonly why: Refusal | null } | null
}

export type Unread =
  | { readonly why: 'large' | 'unknown' }
  /** `game`: whose archive it looks like. */
  | { readonly why: 'archive'; readonly game: GameId }
  | { readonly why: 'game'; readonly game: string }
  | { readonly why: 'rules'; readonly needs: number; readonly have: number }

export type ReadFile =
  /** `whole`: the record as the file has it, to be checked; null: there is nothing that it promised. */
  | { readonly record: OpenedRecord; readonly whole: Journal | null }
  | { readonly transcript: Transcript }
  | { readonly unread: Unread }

/** What a file is. Nothing in it is run; files that can't be a match's are not even read. */
export async function readFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<ReadFile> {
  if (file.size > largestFile) return { unread: { why: 'large' } }
  const text = await file.text()
  const saved = readSaved(text)
  if ('transcript' in saved) return saved
  if ('record' in saved) return readOurs(file.name, saved.record)
  const archived = await readArchived(file.name, text)
  if (archived !== null) return archived
  const meant = gameIds.find((game) => archiveFiles[game]?.isMeant(text))
  return { unread: meant === undefined ? { why: 'unknown' } : { why: 'archive', game: meant } }
}

async function readOurs(file: string, journal: Journal): Promise<ReadFile> {
  const { game, version, seats } = journal.setup
  if (!isGameId(game)) return { unread: { why: 'game', game: cleanText(game).slice(0, 40) } }
  const { rules } = await wholeRules[game]()
  if (version !== rules.version) return { unread: { why: 'rules', needs: version, have: rules.version } }
  const replayed = replay(rules, journal)
  if (!('refusal' in replayed))
    return {
      record: { ...held(rules, journal), file, names: noNames(seats), ended: null, broken: null },
      whole: journal,
    }
  if (replayed.at < 0) return { unread: { why: 'unknown' } }
  const part = { ...journal, entries: journal.entries.slice(0, replayed.at) }
  const broken = { after: replayed.at, text: null, why: replayed.refusal }
  return { record: { ...held(rules, part), file, names: noNames(seats), ended: null, broken }, whole: journal }
}

async function readArchived(file: string, text: string): Promise<ReadFile | null> {
  for (const [game, load] of Object.entries(archives) as [GameId, NonNullable<(typeof archives)[GameId]>][]) {
    const archived = (await load()).readArchive(text)
    if (archived === null || archived.journal.entries.length === 0) continue
    const { rules } = await wholeRules[game]()
    const { broken, ended } = archived
    const names = archived.names.map((name) => (name === null ? null : cleanText(name) || null))
    return {
      record: {
        ...{ ...held(rules, archived.journal), file, names, ended },
        broken: broken && { after: broken.move - 1, text: cleanText(broken.text).slice(0, 40), why: broken.why },
      },
      whole: null,
    }
  }
  return null
}

const noNames = (seats: number): null[] => Array<null>(seats).fill(null)

function held(rules: AnyRules, journal: Journal): Pick<OpenedRecord, 'game' | 'journal' | 'outcome'> {
  const replayed = replay(rules, journal)
  const outcome = 'refusal' in replayed ? null : rules.outcome(replayed.match.world.table)
  return { game: rules.id as GameId, journal, outcome }
}
