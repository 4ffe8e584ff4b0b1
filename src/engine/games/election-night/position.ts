import type { Seat } from '../../core/contract'
import type { Dice, FlipMark, Mark, Options, Value } from './facts'
import type { GameWorld } from './motion'
import { diceNamed, fieldNamed } from './notation'
import { recounted } from './sets'
import { emptyTable } from './setup'

/** A round set by hand, in the notation of docs/referee/election-night.md. */
export interface PositionSpec {
  /** Each party's dice: "B5 R4 W2". */
  readonly dice: readonly [string, string]
  readonly round?: number
  /** Flips used before this round. */
  readonly flips?: readonly [number, number]
  /** Each party's numbers on the map: "KM1=5 KM2=3". */
  readonly marks?: readonly [string, string]
  readonly options?: Partial<Options>
}

/** The world just after the throws, before both say that they are ready. */
export function position({ dice, round = 1, flips = [0, 0], marks = ['', ''], options }: PositionSpec): GameWorld {
  const rolled = [diceNamed(dice[0]), diceNamed(dice[1])] as const
  const table = recounted({
    ...emptyTable({ memoryAid: false, clock: 'off', ...options }),
    round,
    fields: fieldsWith(...marks),
    flips: [usedFlips(flips[0]), usedFlips(flips[1])],
    rolled,
  })
  return { table, own: rolled.map((one: Dice) => ({ dice: one, flipped: [] })), hidden: null }
}

/** The map with these numbers: "KM1=5 KM2=3" for each party. Throws if a field is named twice or doesn't exist. */
export function fieldsWith(...marks: readonly [string, string]): readonly (Mark | null)[] {
  const fields: (Mark | null)[] = [...emptyTable({ memoryAid: false, clock: 'off' }).fields]
  for (const [seat, text] of marks.entries())
    for (const part of text.split(' ').filter(Boolean)) place(fields, seat, part)
  return fields
}

function place(fields: (Mark | null)[], seat: Seat, part: string): void {
  const [name, value] = part.split('=')
  const field = fieldNamed(name)
  if (field === null || fields[field] !== null) throw new Error(`bad mark: ${part}`)
  fields[field] = { seat, value: Number(value) as Value }
}

const usedFlips = (count: number): FlipMark[] => Array.from({ length: count }, () => ({ round: 0, action: 1 }))
