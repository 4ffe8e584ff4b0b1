import type { Rng, View } from '../../../core/contract'
import { pick, shuffle } from '../../../core/rng'
import type { Answer, Cheat, Prompt, PromptOf } from '../events'
import { faces, type Face, type Own, type Table } from '../facts'
import { list } from './list'
import { priceOf } from '../dice/throwing'

/** One legal answer at random; every legal answer comes up sooner or later. */
export function sample(view: View<Table, Own>, prompt: Prompt, rng: Rng): Answer {
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

/** Any pick of dice; if it can't be paid, as much of it as can. */
function sampleKeep(money: number, own: Own, rng: Rng): Answer {
  const held = own.store.filter((card) => card === 'brute').length
  let dice = own.thrown.filter(() => rng.below(2) === 0)
  let brutes = rng.below(Math.min(held, Math.max(0, dice.length - 1)) + 1)
  if (dice.length === 0 && money === 0) dice = [pick(rng, own.thrown)]
  while (priceOf(dice.length, brutes) > money) {
    if (brutes < Math.min(held, dice.length - 1)) brutes++
    else dice.splice(rng.below(dice.length), 1)
  }
  return { type: 'keep', dice, brutes, cheats: sampleCheats(own, dice, rng) }
}

function sampleCheats(own: Own, kept: readonly Face[], rng: Rng): Cheat[] {
  const held = own.store.filter((card) => card === 'cheater').length
  return shuffle(rng, kept)
    .slice(0, rng.below(held + 1))
    .map((from) => ({
      from,
      to: pick(
        rng,
        faces.filter((face) => face !== from),
      ),
    }))
}

/** Mostly small offers: half of the time none. */
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
