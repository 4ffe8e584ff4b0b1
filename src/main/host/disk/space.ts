/** Whether the disk has room left for tables and journals. */
import { statfs } from 'node:fs/promises'

/** Less than this doesn't hold another table and its match. */
const leastBytes = 64 * 1024

export interface DiskWatch {
  readonly full: boolean
  /** Looks again; resolves with whether that changed anything. */
  look(): Promise<boolean>
}

export async function watchDisk(folder: string, free: typeof freeBytes = freeBytes): Promise<DiskWatch> {
  const isFull = async () => (await free(folder)) < leastBytes
  let full = await isFull()
  return {
    get full() {
      return full
    },
    async look() {
      const before = full
      full = await isFull()
      return full !== before
    },
  }
}

/** How much can still be written there; unlimited where the system doesn't say. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
