/**
 * The engine on a pipe: one JSON message a line in, one reply a line out. With `verify FILE…` it checks a saved record
 * instead. See docs/referee.md.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createReferee, written } from './talk'
import { isInOrder, sentence, verify } from './verify'

/** 0: all in order. 1: something differs. 2: nothing could be checked. */
function verifyFiles(paths: readonly string[]): number {
  const found = verify(paths.map((name) => ({ name, text: readFileSync(name, 'utf8') })))
  if ('error' in found) {
    console.error(found.error)
    return 2
  }
  for (const finding of found) console.log(sentence(finding))
  return isInOrder(found) ? 0 : 1
}

if (process.argv[2] === 'verify') process.exitCode = verifyFiles(process.argv.slice(3))
else {
  const referee = createReferee()
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  for await (const line of lines) if (line.trim() !== '') process.stdout.write(`${written(referee(line))}\n`)
}
