/** The engine on a pipe: one JSON message a line in, one reply a line out. See docs/referee.md. */
import { createInterface } from 'node:readline'
import { createReferee, written } from './talk'

const referee = createReferee()
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
for await (const line of lines) if (line.trim() !== '') process.stdout.write(`${written(referee(line))}\n`)
