import type { Rng } from '../../../core/contract'
import { pick, shuffle } from '../../../core/rng'
import { cheatersOf, otherFaces, priceOf, usefulBrutes } from '../dice/choices'
import type { Answer, Cheat, Face, Own, Prompt, PromptOf, Table } from '../facts'
import type { GameView } from '../motion'
import { list } from './list'

/** A random legal answer; each comes up sooner or later. */
export function sample(view: GameView, prompt: Prompt, rng: Rng): Answer {
  const { table } = view
  const own = view.own!
  const seat = view.seat!
  switch (prompt.type) {
    case 'keep':
      return sampleKeep(table.players[seat].money, own, rng)
    case 'last':
      return { type: 'last', cheats: sampleCheats(own, own.thrown, rng) }
    case 'offer':
      return sampleOffer(table.players[seat], own, prompt, rng)
    default:
      return pick(rng, list(view, prompt)!)
  }
}

/** Any dice; if they cost too much, brutes are added and dice left out until they don't. */
function sampleKeep(money: number, own: Own, rng: Rng): Answer {
  let dice = own.thrown.filter(() => rng.below(2) === 0)
  let brutes = rng.below(usefulBrutes(own, dice.length) + 1)
  if (dice.length === 0 && money === 0) dice = [pick(rng, own.thrown)]
  while (priceOf(dice.length, brutes) > money) {
    if (brutes < usefulBrutes(own, dice.length)) brutes++
    else dice.splice(rng.below(dice.length), 1)
  }
  return { type: 'keep', dice, brutes, cheats: sampleCheats(own, dice, rng) }
}

function sampleCheats(own: Own, kept: readonly Face[], rng: Rng): Cheat[] {
  return shuffle(rng, kept)
    .slice(0, rng.below(cheatersOf(own) + 1))
    .map((from) => ({ from, to: pick(rng, otherFaces(from)) }))
}

/** Mostly small offers, and none half of the time. */
function sampleOffer(player: Table['players'][number], own: Own, { decision }: PromptOf<'offer'>, rng: Rng): Answer {
  if (rng.below(2) === 0) return { type: 'pass' }
  const some = (most: number) => (rng.below(2) === 0 ? 0 : rng.below(most + 1))
  const offer = {
    type: 'offer' as const,
    for: pick(rng, decision.tied),
    money: some(player.money),
    nuggets: some(player.nuggets),
    property: shuffle(rng, own.property)
      .slice(0, some(own.property.length))
      .sort((a, b) => a - b),
    store: shuffle(rng, own.store).slice(0, some(own.store.length)),
  }
  const size = offer.money + offer.nuggets + offer.property.length + offer.store.length
  return size > 0 ? offer : { type: 'pass' }
}
