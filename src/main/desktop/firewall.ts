/** Windows asks about the network when the host first listens; we explain why beforehand, once. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its presence in the data folder means that we have explained. */
const noteFile = 'firewall-told'

/** Explains what Windows is about to ask, the first time; resolves when the host may listen. */
export async function prepareForFirewall(
  platform: NodeJS.Platform,
  folder: string,
  tell: () => Promise<unknown>,
): Promise<void> {
  const note = join(folder, noteFile)
  if (platform !== 'win32' || existsSync(note)) return
  await tell()
  try {
    writeFileSync(note, '')
  } catch {
    // On a full disk it is explained again next time.
  }
}
