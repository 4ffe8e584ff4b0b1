/** Why an answer is a good one, in facts: what it gains, what it prepares, what it prevents. */
import type { Seat } from '../../../core/contract'
import type { InBoth } from '../../../core/manifest'
import {
  countDiscs,
  pairs,
  type Answer,
  type ClaimAnswer,
  type ForrasView,
  type PlaceAnswer,
  type Prompt,
  type Sheet,
  type Table,
} from '../facts'
import { isDecided, winnersOf } from '../outcome'
import { canClaim } from '../routes/exists'
import { afterPlacing } from '../routes/openings'
import { sharesOf } from '../routes/partialClaim'
import { bestClaims } from '../search/best'
import { both } from './kit'
import { operationText } from '../notation'
import { runsForward } from './others'
import { forwardPairs } from './point'

export function why({ table, seat }: ForrasView, _prompt: Prompt, answer: Answer): InBoth | null {
  switch (answer.type) {
    case 'sheet':
      return whySheet(answer.operations)
    case 'claim':
      return whyClaim(table, seat!, answer)
    case 'place':
      return whyPlace(table, seat!, answer)
    case 'pass':
      return whyPass(table, seat!)
    default:
      return answer satisfies never
  }
}

const colourNames = {
  hu: { yellow: 'sárga', purple: 'lila', pink: 'rózsaszín' },
  en: { yellow: 'yellow', purple: 'purple', pink: 'pink' },
} as const

/** Which arrow goes where, of those that lead forward; the rest hardly matters. */
function whySheet(sheet: Sheet): InBoth {
  const arrows = (language: 'hu' | 'en') =>
    forwardPairs(sheet)
      .map((at) => {
        const [from, to] = pairs[at].map((colour) => colourNames[language][colour])
        return `${from}–${to} ${operationText(sheet[at])}`
      })
      .join(', ')
  const [hu, en] = [`Előre ezek visznek: ${arrows('hu')}.`, `These lead forward: ${arrows('en')}.`]
  if (!runsForward(sheet)) return both(hu, en)
  return both(
    `${hu} Így bármelyik színnel három lépés a forrás.`,
    `${en} Any colour then reaches the spring in three steps.`,
  )
}

function whyClaim(table: Table, seat: Seat, claim: ClaimAnswer): InBoth {
  const shares = sharesOf(table, seat, claim)
  const others = claim.route.length - shares[seat]
  const gain = both(
    `${shares[seat]} korongot és a számkártyát hozza neked`,
    `It brings you ${discs(shares[seat])} and the number card`,
  )
  const price = others === 0 ? both('', '') : both(`, a többieknek ${others} jut`, `; the others get ${others}`)
  const after = { ...table, discs: table.discs.map((own, one) => ({ ...own, yellow: own.yellow + shares[one] })) }
  const wins = isWon(table, after, claim) && winnersOf(after).winners.join() === String(seat)
  const end = wins ? both(', és megnyered vele a játékot', ', and wins you the game') : both('', '')
  return both(`${gain.hu}${price.hu}${end.hu}.`, `${gain.en}${price.en}${end.en}.`)
}

/** Whether a true claim ends the game: nobody can be overtaken, or its card was the last. */
function isWon(table: Table, after: Table, { route }: ClaimAnswer): boolean {
  const board = table.board.map((disc, cell) => (route.includes(cell) ? null : disc))
  const bank = { ...table.bank, yellow: table.bank.yellow - 1 }
  return table.pile === 0 || isDecided({ ...after, board, bank })
}

function whyPlace(table: Table, seat: Seat, answer: PlaceAnswer): InBoth {
  const after = afterPlacing(table, seat, answer)
  const before = bestFor(table, seat)
  const mine = bestFor(after, seat)
  const shut = othersOf(table, seat).some((one) => canClaim(table, one) && !canClaim(after, one))
  const opened = othersOf(table, seat).some((one) => canClaim(after, one))
  if (mine > before && shut)
    return both(
      `Utat nyit neked, ${mine} koronggal, és el is zár valaki mást.`,
      `It opens a route worth ${discs(mine)} to you, and shuts someone else out.`,
    )
  if (mine > before && !opened)
    return both(
      `Utat nyit neked, ${mine} koronggal, és más nem ér be előtted.`,
      `It opens a route worth ${discs(mine)} to you, and nobody can claim before you.`,
    )
  if (mine > before) return both(`Utat nyit neked, ${mine} koronggal.`, `It opens a route worth ${discs(mine)} to you.`)
  if (shut)
    return both('Elzárja azt, aki most beérne a forráshoz.', 'It shuts out a player who could reach the spring now.')
  return opened
    ? both('A te utadat építi tovább.', 'It carries your own route on.')
    : both('A te utadat építi, és senkinek sem nyit utat.', 'It builds your route and opens none for anyone else.')
}

function whyPass(table: Table, seat: Seat): InBoth {
  const wins = winnersOf(table).winners
  const most = Math.max(...table.discs.map(countDiscs))
  if (table.idle + 1 >= table.sides.length && wins.includes(seat))
    return both('Ezzel vége, és te állsz nyerésre.', 'That ends the game, and you are ahead.')
  return countDiscs(table.discs[seat]) === most
    ? both('Te vezetsz, és minden korong csak másnak segítene.', 'You lead, and any disc would only help the others.')
    : both('Most minden korong csak másnak segítene.', 'Any disc would only help the others now.')
}

const othersOf = (table: Table, seat: Seat) => table.sides.map((_, one) => one).filter((one) => one !== seat)

/** Discs that the best claim a quick search finds would bring; 0 without one. */
function bestFor(table: Table, seat: Seat): number {
  const [best] = bestClaims(table, seat, 1, { expansions: 300, hurry: () => false }).routes
  return best === undefined ? 0 : sharesOf(table, seat, best.claim)[seat]
}

const discs = (count: number) => (count === 1 ? 'one disc' : `${count} discs`)
