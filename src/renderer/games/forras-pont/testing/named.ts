import { coordinatesIn, looksIn, peopleAs, type NamedIn } from '../../../match/testing/named'

export const named: NamedIn = (text) => [
  ...coordinatesIn(text),
  ...looksIn(text, [...peopleAs('player'), [/centre|közép/, 'd4']]),
]
