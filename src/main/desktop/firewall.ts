/** Windows asks about the network when the host first listens; a person should know what for, once. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the data folder: it has been said. */
export const toldFile = 'firewall-told'

/** Says what Windows is about to ask, the first time; resolves when the host may listen. */
export async function prepareForFirewall(
  platform: NodeJS.Platform,
  folder: string,
  tell: () => Promise<unknown>,
): Promise<void> {
  const told = join(folder, toldFile)
  if (platform !== 'win32' || existsSync(told)) return
  await tell()
  writeFileSync(told, '')
}
