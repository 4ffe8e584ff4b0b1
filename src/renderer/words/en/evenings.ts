import { list } from './grammar'

/** The evenings that the host's own computer remembers; what only their page says is in `past`. */
export const evenings = {
  title: 'Past evenings',
  minutes: (n: number) => `${n} min`,
  won: (names: readonly string[]) => `${list(names)} won`,
  draw: 'A draw',
  bot: 'a bot',
  somebody: 'someone',
  regulars: 'Who was here before',
}
