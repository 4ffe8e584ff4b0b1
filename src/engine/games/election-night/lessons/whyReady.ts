/** Before the dice are hidden: what to remember of the opponent's, and which of one's own stands up to them. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import { colors, other, type Dice, type Die, type Hand } from '../facts'
import type { GameView } from '../motion'
import { meetingOf } from '../round/meeting'
import { colorNames, diceNamed, owned } from './numbers'

export function whyReady({ table, own }: GameView, seat: Seat): InBoth | null {
  if (table.rolled === null) return null
  const theirs = diceOf(table.rolled[other(seat)])
  const named = diceNamed(theirs)
  const seen = table.options.memoryAid
    ? both(`Az ellenfelednél ${named.hu}.`, `They have ${named.en}.`)
    : both(`Jegyezd meg, az ellenfelednél ${named.hu}.`, `Remember that they have ${named.en}.`)
  const mine = diceOf(own!.dice)
    .map((die) => ({ die, times: theirs.filter((against) => isFull(die, against)).length }))
    .sort((one, next) => next.times - one.times || next.die.value - one.die.value)[0]
  if (mine === undefined || mine.times === 0) return seen
  const { hu, en } = colorNames[mine.die.color]
  const all = mine.times === theirs.length
  return both(
    `${seen.hu} A ${hu} ${owned(mine.die.value, 'mine')} ${all ? 'mindegyik' : `közülük ${mine.times}`} ellen a teljes számát írja, ahová te akarod.`,
    `${seen.en} Your ${en} ${mine.die.value} writes its full number where you like against ${all ? 'any' : mine.times} of them.`,
  )
}

const diceOf = (dice: Dice | Hand): Die[] =>
  colors.flatMap((color) => {
    const value = dice[color]
    return value === null ? [] : [{ color, value }]
  })

/** Whether a die is sure to write its whole number where its owner likes: dice of one colour can be vetoed. */
function isFull(die: Die, against: Die): boolean {
  const { writes, placers, veto } = meetingOf([die, against])
  return writes[0] === die.value && placers[0] === 0 && !veto
}
