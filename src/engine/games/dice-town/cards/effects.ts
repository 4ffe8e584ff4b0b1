import { loseBrute, turnDie } from '../dice/throwing'
import type { Played } from '../facts'
import { doNext, type GameMotion } from '../motion'
import { splitLoot } from '../places/bank'
import { mine } from '../places/mine'
import { rob } from '../places/saloon'
import { keepBadge } from '../places/sheriff'
import { drawOnCredit } from '../places/store'
import { corrupt } from '../places/townHall'
import { discard } from './deck'
import { collectForJoe } from './joe'

/** Discards what lies open, then carries out all but the cancelled card (DT-13.1). */
export function runEffects(motion: GameMotion, played: readonly Played[], cancelled: number | null) {
  discard(motion, motion.table.open, true)
  motion.table.open = []
  for (const [index, one] of played.entries())
    if (index === cancelled) runCancelled(motion, one)
    else runEffect(motion, one)
}

/** What a played card does when nobody stops it. */
function runEffect(motion: GameMotion, played: Played) {
  const { seat } = played
  switch (played.card) {
    case 'brute':
      return
    case 'cheater':
      return turnDie(motion, seat, played)
    case 'dynamite':
      return mine(motion, seat, played.nuggets, true)
    case 'split':
      return splitLoot(motion, played.robber, seat, played.money)
    case 'credit':
      return drawOnCredit(motion, seat, played.jacks)
    case 'girls':
      return rob(motion, seat, played.theft)
    case 'marshal':
      return keepBadge(motion)
    case 'corruption':
      return corrupt(motion, seat)
    case 'elixir':
      return doNext(motion, { do: 'visit', seat, action: played.action })
    case 'joe':
      return collectForJoe(motion, seat, played.target)
    default:
      return played satisfies never
  }
}

/** A stopped brute leaves a die unpaid; any other stopped card simply does nothing (DT-13.12). */
function runCancelled(motion: GameMotion, played: Played) {
  if (played.card === 'brute') loseBrute(motion, played.seat)
}
