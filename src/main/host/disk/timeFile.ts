/** How much of a player's time the present ask has taken, kept beside the journal: after a crash the clock goes on from there. */
import { writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { readText } from './files'

const nat = v.pipe(v.number(), v.integer(), v.minValue(0))
const schema = v.object({ step: nat, ms: nat })

const pathOf = (journal: string) => `${journal}.time`

/** Not synced: at worst the ask's time begins again. */
export async function keepTime(journal: string, step: number, ms: number): Promise<void> {
  await writeFile(pathOf(journal), JSON.stringify({ step, ms }), { mode: 0o600 }).catch(() => undefined)
}

/** What an ask had taken when it was last kept; 0 if nothing is known of it. */
export async function keptTime(journal: string, step: number): Promise<number> {
  try {
    const read = v.safeParse(schema, JSON.parse((await readText(pathOf(journal))) ?? ''))
    return read.success && read.output.step === step ? read.output.ms : 0
  } catch {
    return 0
  }
}
