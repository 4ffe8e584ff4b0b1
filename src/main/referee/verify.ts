/** Checks saved records from the command line: alone, or against what devices saved of the match. */
import type { AnyRules } from '../../engine/core/contract'
import type { Journal } from '../../engine/core/journal'
import { games } from '../../engine/games'
import { isGameId } from '../../engine/games/catalog'
import { checkMatch, type Difference, type OtherRules, type Verdict } from '../../protocol/checking/check'
import { readSaved } from '../../protocol/checking/files'
import type { Transcript } from '../../protocol/checking/transcript'

export interface NamedText {
  readonly name: string
  readonly text: string
}

export interface Finding {
  /** Null: the record alone. */
  readonly transcript: string | null
  readonly verdict: Verdict | OtherRules
}

/** What became of each transcript, or of the record where there is none; an `error` says why nothing was checked. */
export function verify(files: readonly NamedText[]): readonly Finding[] | { readonly error: string } {
  const read = files.map(({ name, text }) => ({ name, saved: readSaved(text) }))
  const strange = read.find(({ saved }) => 'unread' in saved)
  if (strange) return { error: `${strange.name} is neither a record nor a transcript` }
  const records = read.flatMap(({ saved }) => ('record' in saved ? [saved.record] : []))
  if (records.length !== 1) return { error: `one record is needed, not ${records.length}` }
  const [record] = records
  const { game } = record.setup
  const rules = isGameId(game) ? games[game]?.rules : undefined
  if (!rules) return { error: `no such game: ${game}` }
  const seen = read.flatMap(({ name, saved }) => ('transcript' in saved ? [{ name, saved: saved.transcript }] : []))
  if (seen.length === 0) return [found(rules, record, null, null)]
  return seen.map(({ name, saved }) => found(rules, record, saved, name))
}

function found(rules: AnyRules, record: Journal, saved: Transcript | null, name: string | null): Finding {
  return { transcript: name, verdict: checkMatch(rules, record, saved) }
}

/** Whether everything fits. */
export function isInOrder(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => 'difference' in verdict && verdict.difference === null)
}

/** A finding as a line of text. */
export function sentence({ transcript, verdict }: Finding): string {
  const name = transcript ?? 'the record alone'
  if ('needs' in verdict) return `${name}: needs version ${verdict.needs} of the rules, this is version ${verdict.have}`
  const { difference, steps, seen, answers, mixers, over } = verdict
  if (difference) return `${name}: step ${difference.step} differs: ${whatDiffers(difference)}`
  const shown = transcript === null ? '' : `, ${seen} of them shown and ${answers} answers sent as recorded`
  return `${name}: in order: ${steps} steps${shown}, chance mixed by ${mixers} seats${over ? '' : ', not played to the end'}`
}

const meanings: Readonly<Record<Difference['what'], string>> = {
  otherMatch: 'the record is of another match',
  seed: 'the seed is not the one that was promised',
  promise: 'another draw had been promised before',
  setupSalt: "the device's salt is not in the setup",
  answerGone: 'an answer of the device is missing',
  answerChanged: 'an answer of the device is another in the record',
  saltChanged: 'a salt of the device is another in the record',
  answerForced: 'an answer stands there that had been refused',
  notMine: "an answer in the device's seat that it never sent",
  illegal: 'the rules refuse the record',
  events: 'the device was told something else',
  log: 'the device was sent another log',
  shown: 'the device was shown something else',
  missing: 'the record ends before what the device saw',
}

function whatDiffers({ what, rule, told, should }: Difference): string {
  const compare = told ? `; told ${JSON.stringify(told)}; by the rules ${JSON.stringify(should)}` : ''
  return `${meanings[what]}${rule ? ` (${rule})` : ''}${compare}`
}
