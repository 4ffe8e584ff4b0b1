/** Lines on the terminal, or in the file it was directed to. */

/** Writes lines to a standard stream. What can't be written, as on a full disk, is dropped; it never ends the program. */
export function lineWriter(stream: NodeJS.WriteStream): (line: string) => void {
  ignoreErrors(stream)
  return (line) => {
    try {
      stream.write(`${line}\n`)
    } catch {
      // Files are written at once, and fail at once.
    }
  }
}

/** Keeps a standard stream that can't be written to from ending the program. */
export function ignoreErrors(stream: NodeJS.WriteStream): void {
  stream.on('error', () => undefined)
}
