/** Why two dice of one colour are vetoed or stand: by what each number could change. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import { regions } from '../board'
import { other, type Prompt, type Table, type Value } from '../facts'
import { countRegion, freeFieldIn, withMark, type RegionCount } from '../region'
import { completesSet } from '../sets'
import { accusative, owned } from './numbers'

type VetoPrompt = Extract<Prompt, { readonly type: 'veto' }>

export function whyVeto(table: Table, { color, values }: VetoPrompt, seat: Seat, veto: boolean): InBoth {
  const [mine, theirs] = [values[seat], values[other(seat)]]
  if (color === 'red' && mine !== theirs && mine < theirs !== veto)
    return mine < theirs
      ? both(
          'A tiéd a kisebb piros: mindkét számnak te választasz helyet.',
          'Yours is the lower red: you place both numbers.',
        )
      : both(
          'Az övé a kisebb piros: mindkét számnak ő választana helyet.',
          'Theirs is the lower red: they would place both numbers.',
        )
  const setFor = veto ? other(seat) : seat
  if (completesSet(table, setFor, values[setFor])) return whySet(values[setFor], veto)
  const [forMe, forThem] = [swingOf(table, seat, mine), swingOf(table, other(seat), theirs)]
  if (color !== 'red' && (veto ? forThem > forMe : forMe > forThem)) {
    const [less, more] = [Math.min(forMe, forThem), Math.max(forMe, forThem)]
    return veto
      ? both(
          `Az ő ${owned(theirs, 'theirs')} ${more}, a te ${owned(mine, 'mine')} csak ${less} mandátumnyit fordíthat az álláson. Vétóval egyikőtök sem ír.`,
          `Their ${theirs} could swing ${more} seats, your ${mine} only ${less}. With a veto neither of you writes.`,
        )
      : both(
          `A te ${owned(mine, 'mine')} ${more}, az ő ${owned(theirs, 'theirs')} csak ${less} mandátumnyit fordíthat az álláson: ezt megéri hagyni.`,
          `Your ${mine} could swing ${more} seats, their ${theirs} only ${less}: worth letting stand.`,
        )
  }
  return veto
    ? both(
        `Az ellenfeled ${accusative(theirs)} írna, te ${accusative(mine)}; így egyikőtök sem ír.`,
        `They would write ${theirs}, you ${mine}; this way neither of you writes.`,
      )
    : both(
        `Te ${accusative(mine)} írsz, az ellenfeled ${accusative(theirs)}; vétóval mindkét kocka kárba veszne.`,
        `You write ${mine}, they write ${theirs}; with a veto both dice would be spent for nothing.`,
      )
}

function whySet(value: Value, veto: boolean): InBoth {
  return veto
    ? both(
        `Az ő ${owned(value, 'theirs')} befejezné a szettjét, és még egy számot írhatna.`,
        `Their ${value} would complete a set, and they’d write one more number.`,
      )
    : both(
        `A te ${owned(value, 'mine')} befejezi a szettedet: még egy számot írhatsz.`,
        `Your ${value} completes a set: you write one more number.`,
      )
}

/** The most by which a number can change the difference in seats, as the map stands. */
function swingOf({ fields }: Table, owner: Seat, value: Value): number {
  const lead = ({ winner, mandates: won }: RegionCount) => (winner === owner ? won : 0 - won)
  const swings = regions.map((_, at) => {
    const field = freeFieldIn(fields, at)
    if (field === null) return 0
    return lead(countRegion(withMark(fields, field, { seat: owner, value }), at)) - lead(countRegion(fields, at))
  })
  return Math.max(0, ...swings)
}
