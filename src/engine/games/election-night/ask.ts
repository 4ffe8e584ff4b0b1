import type { Ask, Clock, Seat } from '../../core/contract'
import { colors, flipsEach, type Action, type Color, type Die, type Prompt, type Table } from './facts'
import { dicePlayed } from './round/meeting'

/** Who is asked what, judged from the table alone. */
export function ask(table: Table): Ask<Prompt> | null {
  const { phase, round } = table
  switch (phase.type) {
    case 'over':
      return null
    case 'study':
      return both({ type: 'ready', round })
    case 'flip': {
      const able = [0, 1].filter((seat) => table.flips[seat].length < flipsEach)
      return asking(able.map((seat) => [seat, flipPrompt(table, seat, phase.action, false)]))
    }
    case 'answerFlip':
      return asking([[phase.seat, flipPrompt(table, phase.seat, phase.action, true)]])
    case 'choose':
      return asking([0, 1].map((seat) => [seat, choosePrompt(table, seat, phase.action)]))
    case 'veto': {
      const [one, two] = dicePlayed(table.played)
      return both({ type: 'veto', round, action: phase.action, color: one.color, values: [one.value, two.value] })
    }
    case 'hands':
      return both({ type: 'hand', round, action: phase.action, attempt: phase.attempt })
    case 'order':
      return asking([[phase.winner, { type: 'order', round, action: phase.action }]])
    case 'write': {
      const { seat, by, value, color } = phase.pending[0]
      const { action } = phase
      if (value === null || color === null)
        return asking([[by, { type: 'bonus', round, action, set: table.sets[seat] }]])
      return asking([[by, { type: 'write', round, action, owner: seat, color, value }]])
    }
    default:
      return phase satisfies never
  }
}

function asking(prompts: Iterable<readonly [Seat, Prompt]>): Ask<Prompt> {
  return { prompts: new Map(prompts), closes: 'all', quiet: false }
}

const both = (prompt: Prompt): Ask<Prompt> =>
  asking([
    [0, prompt],
    [1, prompt],
  ])

function flipPrompt(table: Table, seat: Seat, action: Action, answering: boolean): Prompt {
  const left = flipsEach - table.flips[seat].length
  return { type: 'flip', round: table.round, action, left, answering, colors: colorsLeft(table.played[seat]) }
}

function choosePrompt(table: Table, seat: Seat, action: Action): Prompt {
  return { type: 'choose', round: table.round, action, colors: colorsLeft(table.played[seat]) }
}

/** The colours a party has not played yet this round. */
export function colorsLeft(played: readonly Die[]): readonly Color[] {
  return played.length === 0 ? colors : colors.filter((color) => !played.some((die) => die.color === color))
}

/** The time for each decision, where the table has a clock (EN-14.1). */
export function clock(table: Table): Clock {
  const { clock } = table.options
  return { limitMs: clock === 'off' ? null : Number(clock) * 1000, leastMs: 0 }
}

/** What the memory aid shows of a party: its dice as rolled, struck out once played (EN-2.6). `null`: nothing. */
export function memoryAid(table: Table, seat: Seat): readonly (Die & { readonly struck: boolean })[] | null {
  if (!table.options.memoryAid || table.phase.type === 'study' || table.rolled === null) return null
  const rolled = table.rolled[seat]
  const left = colorsLeft(table.played[seat])
  return colors.map((color) => ({ color, value: rolled[color], struck: !left.includes(color) }))
}
