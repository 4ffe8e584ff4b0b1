import type { Words } from '../en'
import { list } from './grammar'

export const evenings: Words['evenings'] = {
  title: 'Korábbi esték',
  minutes: (n) => `${n} perc`,
  won: (names) => `${list(names)} nyert`,
  draw: 'Döntetlen',
  bot: 'egy bot',
  somebody: 'valaki',
  regulars: 'Akik már jártak itt',
}
