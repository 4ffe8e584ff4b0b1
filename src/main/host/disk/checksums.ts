/** Checksums that tell a damaged line of a journal from an intact one. */
import { createHash } from 'node:crypto'

const digits = 16
const mark = ',"sum":"'
/** `,"sum":"0123456789abcdef"}` */
const tail = new RegExp(`^${mark}[0-9a-f]{${digits}}"}$`)
const tailBytes = mark.length + digits + 2

/**
 * The checksums of a file, line by line. Each covers everything before it, so that a line which is lost, doubled or
 * out of place is found as well as a damaged one.
 */
export class Checksums {
  #soFar = createHash('sha256')

  /** The line for a JSON object, with its checksum and the line break. Counts once it is handed to `add`. */
  line(value: object): Buffer {
    const open = Buffer.from(JSON.stringify(value).slice(0, -1))
    return Buffer.concat([open, Buffer.from(`${mark}${this.#after(open)}"}\n`)])
  }

  /** What a line's checksum says; 'none' for a line of an earlier version, which has no checksum. */
  check(line: Buffer): 'right' | 'wrong' | 'none' {
    const end = line.subarray(-tailBytes).toString('latin1')
    if (!tail.test(end)) return 'none'
    return this.#after(line.subarray(0, -tailBytes)) === end.slice(mark.length, -2) ? 'right' : 'wrong'
  }

  /** The next bytes of the file, line breaks included. */
  add(bytes: Buffer): void {
    this.#soFar.update(bytes)
  }

  #after(bytes: Buffer): string {
    return this.#soFar.copy().update(bytes).digest('hex').slice(0, digits)
  }
}
