/** How much of a player's time the current ask has taken, kept beside the journal: after a crash the clock goes on from there. */
import { writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { nat, readJson } from '../../../protocol/reading'
import { readText } from './files'

const schema = v.object({ step: nat, ms: nat })

const pathOf = (journal: string) => `${journal}.time`

/** Not synced: at worst the ask's time begins again. */
export async function keepTime(journal: string, step: number, ms: number): Promise<void> {
  await writeFile(pathOf(journal), JSON.stringify({ step, ms }), { mode: 0o600 }).catch(() => undefined)
}

/** What an ask had taken when it was last kept; 0 if nothing is known of it. */
export async function keptTime(journal: string, step: number): Promise<number> {
  const text = await readText(pathOf(journal)).catch(() => null)
  const kept = readJson(schema, text ?? '')
  return kept?.step === step ? kept.ms : 0
}
