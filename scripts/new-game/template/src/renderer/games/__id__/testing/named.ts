import { looksIn, type NamedIn } from '../../../match/testing/named'

/** What lines of the log name, by the board's `data-look`: a tap on the line must light it. */
export const named: NamedIn = (text) => looksIn(text, [[/heap|kupac/i, 'heap']])
