/**
 * The file of all evenings: a line of JSON per match, each with its own checksum, so that one damaged line affects no
 * other.
 */
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { keptMatchShape, matchKey, type KeptMatch } from '../../../protocol/evenings'
import { readJson } from '../../../protocol/reading'
import { Checksums } from '../disk/checksums'
import { readBytes, writeWhole } from '../disk/files'

/** Everything that is kept. `forgotten`: matches that were deleted, by id, so that their journals don't bring them back. */
export interface Kept {
  readonly matches: readonly KeptMatch[]
  readonly forgotten: ReadonlySet<string>
  /** Whether the matches of an earlier version's data folder have been taken in. */
  readonly complete: boolean
}

const nothingKept: Kept = { matches: [], forgotten: new Set(), complete: false }

const lineShape = v.union([
  v.object({ asztal: v.literal('evenings'), format: v.literal(1), complete: v.boolean() }),
  v.object({ match: keptMatchShape }),
  v.object({ forgotten: matchKey }),
])
type Line = v.InferOutput<typeof lineShape>

const pathIn = (dataDir: string) => join(dataDir, 'evenings.jsonl')

export async function writeKept(dataDir: string, { matches, forgotten, complete }: Kept): Promise<void> {
  const lines: Line[] = [
    { asztal: 'evenings', format: 1, complete },
    ...[...forgotten].map((id) => ({ forgotten: id })),
    ...matches.map((match) => ({ match })),
  ]
  await writeWhole(pathIn(dataDir), lines.map((line) => new Checksums().line(line).toString('utf8')).join(''))
}

/** What the file holds. A file with damaged lines is copied aside, and every whole line of it counts. */
export async function readKept(dataDir: string, log: (line: string) => void): Promise<Kept> {
  const path = pathIn(dataDir)
  const bytes = await readBytes(path)
  if (bytes === null) return nothingKept
  const { kept, damaged } = keptIn(bytes)
  if (damaged > 0) {
    const aside = `${path}.broken-${Date.now().toString(36)}`
    await copyFile(path, aside).catch(() => undefined)
    log(`evenings: ${damaged} damaged lines left out; the file as it was: ${aside}`)
  }
  return kept
}

function keptIn(bytes: Buffer): { readonly kept: Kept; readonly damaged: number } {
  const matches = new Map<string, KeptMatch>()
  const forgotten = new Set<string>()
  let complete = false
  let damaged = 0
  for (const text of bytes.toString('utf8').split('\n')) {
    if (text === '') continue
    const line = readLine(text)
    if (line === null) damaged++
    else if ('match' in line) matches.set(line.match.id, line.match)
    else if ('forgotten' in line) forgotten.add(line.forgotten)
    else complete = line.complete
  }
  return { kept: { matches: [...matches.values()], forgotten, complete }, damaged }
}

function readLine(text: string): Line | null {
  if (new Checksums().check(Buffer.from(text)) !== 'right') return null
  return readJson(lineShape, text)
}
