import type { Rng, Seat } from '../../core/contract'
import { pick, throwDie } from '../../core/rng'
import {
  colors,
  opposite,
  type Action,
  type Color,
  type Dice,
  type Die,
  type Own,
  type Table,
  type Value,
} from './facts'
import type { GameView, GameWorld } from './motion'

/** A world this viewer can't tell from the true one: its own dice, and any others that fit the table. */
export function imagine(view: GameView, rng: Rng): GameWorld {
  const own = [0, 1].map((seat) =>
    seat === view.seat && view.own !== null ? view.own : imagineOwn(view.table, seat, rng),
  )
  return { table: view.table, own, hidden: null }
}

/** Hidden facts of one seat, consistent with what the table saw rolled, flipped and played. Rejection sampling. */
export function imagineOwn(table: Table, seat: Seat, rng: Rng): Own {
  const played = table.played[seat]
  const actions = table.flips[seat].filter((mark) => mark.round === table.round).map((mark) => mark.action)
  for (;;) {
    const flipped = actions.map((action) => ({ action, color: pick(rng, stillHidden(played, action)) }))
    const dice = table.rolled === null ? guessed(played, flipped, rng) : flippedFrom(table.rolled[seat], flipped)
    if (dice === null || played.some((die) => dice[die.color] !== die.value)) continue
    const left = (color: Color) => (played.some((die) => die.color === color) ? null : dice[color])
    return { dice: { blue: left('blue'), red: left('red'), white: left('white') }, flipped }
  }
}

/** The colours behind the screen before an action. */
function stillHidden(played: readonly Die[], action: Action): readonly Color[] {
  return colors.filter((color) => !played.slice(0, action - 1).some((die) => die.color === color))
}

type Flipped = Own['flipped']

function flippedFrom(rolled: Dice, flipped: Flipped): Dice {
  const turned = (color: Color): Value => {
    const odd = flipped.filter((one) => one.color === color).length % 2 === 1
    return odd ? opposite(rolled[color]) : rolled[color]
  }
  return { blue: turned('blue'), red: turned('red'), white: turned('white') }
}

/** Random values for the dice not played; `null` if such dice can't have been rolled, since all three differ (EN-2.3). */
function guessed(played: readonly Die[], flipped: Flipped, rng: Rng): Dice | null {
  const value = (color: Color) => played.find((die) => die.color === color)?.value ?? (throwDie(rng) as Value)
  const dice: Dice = { blue: value('blue'), red: value('red'), white: value('white') }
  const rolled = flippedFrom(dice, flipped)
  const differ = rolled.blue !== rolled.red && rolled.blue !== rolled.white && rolled.red !== rolled.white
  return differ ? dice : null
}
