import type { Seat } from '../../../core/contract'
import type { Options } from '../facts'

/** A golden game: a header of `name: value` lines, moves as `seat: notation`, and how it ended. */
export interface GoldenGame {
  readonly options: Options
  readonly moves: readonly { readonly seat: Seat; readonly text: string }[]
  /** A line of the header or the ending, by its name. */
  field(name: string): string
}

export function goldenGame(file: string): GoldenGame {
  const find = (name: string) => new RegExp(`^${name}:? (.*)$`, 'm').exec(file)
  const field = (name: string) => find(name)![1]
  return {
    options: {
      variant: field('variant') as Options['variant'],
      rings: Number(field('rings')) as Options['rings'],
      overlooked: field('overlooked') === 'yes',
      ...(find('takeBack') && { takeBack: true }),
    },
    moves: [...file.matchAll(/^([01]): (.*)$/gm)].map(([, seat, text]) => ({ seat: Number(seat), text })),
    field,
  }
}
