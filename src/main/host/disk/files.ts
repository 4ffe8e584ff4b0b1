/** Files that survive a power cut: data is on disk before the promise resolves. */
import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file atomically: readers see the old text or the new one. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const next = `${path}.next`
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, path)
  await syncFolder(dirname(path))
}

/** Makes new names in a folder durable, where the system can sync folders. */
export async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | null = null
  try {
    folder = await open(path, 'r')
    await folder.sync()
  } catch {
    // Windows can't open folders; its renames are journalled.
  } finally {
    await folder?.close()
  }
}

export async function readText(path: string): Promise<string | null> {
  return (await readBytes(path))?.toString('utf8') ?? null
}

export async function readBytes(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** Moves something out of the way, for a person to look at. Returns its new name. */
export async function setAside(path: string, mark: string): Promise<string> {
  const aside = `${path}.${mark}-${Date.now().toString(36)}`
  await rename(path, aside)
  return aside
}
