/**
 * `npx tsx bench/archives/zertz.ts FOLDER` reads every SGF file below a folder as the app does, and counts by board how many
 * replay to their end. A file names its winner since 2012 or so; where it does, ours has to be the same.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '../../src/engine/core/journal'
import { readArchive } from '../../src/engine/games/zertz/record/archive'
import { rules } from '../../src/engine/games/zertz/rules'
import type { Table } from '../../src/engine/games/zertz/facts'
import type { AnyRules } from '../../src/engine/core/contract'

type Kind = 'decided' | 'given up' | 'unfinished' | 'broken' | 'no moves' | 'other winner'

const folder = process.argv[2]
if (folder === undefined) throw new Error('which folder?')
const counts = new Map<string, Map<Kind, number>>()
let named = 0

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.sgf')) continue
  const text = readFileSync(join(folder, file), 'utf8')
  const board = /SU\[\s*([^\]\s]*)/.exec(text)?.[1] ?? 'none'
  const { kind, why } = judge(text)
  if (why !== '') console.log(`${kind}: ${file}: ${why}`)
  const own = counts.get(board) ?? new Map<Kind, number>()
  counts.set(board, own.set(kind, (own.get(kind) ?? 0) + 1))
}
for (const [board, own] of counts) console.log(board, Object.fromEntries(own))
console.log(`${named} files name a winner`)

function judge(text: string): { kind: Kind; why: string } {
  const read = readArchive(text)
  if (read === null) return { kind: 'no moves', why: '' }
  if (read.broken) {
    const { move, text, why } = read.broken
    return { kind: 'broken', why: `move ${move}, ${text}: ${why?.rule ?? 'unreadable'}` }
  }
  const replayed = replay(rules as AnyRules, read.journal)
  if ('refusal' in replayed) return { kind: 'broken', why: `its journal: ${replayed.refusal.rule}` }
  const { outcome } = replayed.match.world.table as Table
  if (outcome === null && read.ended === null) return { kind: 'unfinished', why: '' }
  const winners = outcome?.winners ?? [read.ended!.winner]
  const said = winnerIn(text, read.names)
  if (said !== null) {
    named++
    if (winners.length !== 1 || winners[0] !== said)
      return { kind: 'other winner', why: `${winners.join()}, not ${said}` }
  }
  return { kind: outcome ? 'decided' : 'given up', why: '' }
}

/** The seat whose name the result holds, in any of the archive's languages; null if it isn't one seat's. Guests have a number there. */
function winnerIn(text: string, names: readonly (string | null)[]): number | null {
  const result = /RE\[([^\]]*)\]/.exec(text)?.[1]
  if (result === undefined) return null
  const words = result.split(/[\s.]+/)
  const seats = names.flatMap((name, seat) =>
    name !== null && words.some((word) => word === name || (name === 'guest' && /^guest\d+$/.test(word))) ? [seat] : [],
  )
  return seats.length === 1 ? seats[0] : null
}
