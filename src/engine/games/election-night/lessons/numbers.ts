/** Numbers and colours as hints say them. */
import { both, type InBoth } from '../../../core/manifest'
import type { Color, Die } from '../facts'

export const colorNames: Readonly<Record<Color, InBoth>> = {
  blue: both('kék', 'blue'),
  red: both('piros', 'red'),
  white: both('fehér', 'white'),
}

/** A number as Hungarian's object: 5-öt. */
export const accusative = (value: number): string =>
  `${value}-${['t', 'et', 't', 'at', 'et', 'öt', 'ot'][value] ?? 't'}`

/** A die by its number in Hungarian: 5-ös. */
export const numbered = (value: number): string => `${value}-${['s', 'es', 'es', 'as', 'es', 'ös', 'os'][value] ?? 's'}`

/** Somebody's die in Hungarian: (a te) 5-ösöd, (az ő) 5-öse. */
export function owned(value: number, whose: 'mine' | 'theirs'): string {
  const [mine, theirs] = value === 5 ? ['öd', 'e'] : value === 3 || value === 6 ? ['od', 'a'] : ['ed', 'e']
  return `${numbered(value)}${whose === 'mine' ? mine : theirs}`
}

/** Hungarian's article before a number. */
export const article = (value: number): string => (value === 1 || value === 5 ? 'az' : 'a')

/** "kék 6, piros 2, fehér 4" */
export function diceNamed(dice: readonly Die[]): InBoth {
  const words = (language: 'hu' | 'en') =>
    dice.map(({ color, value }) => `${colorNames[color][language]} ${value}`).join(', ')
  return both(words('hu'), words('en'))
}
