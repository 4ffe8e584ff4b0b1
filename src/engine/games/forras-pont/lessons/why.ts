/** Why an answer is a good one, in facts: what it gains, what it prepares, what it prevents. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import {
  countDiscs,
  pairs,
  type Answer,
  type ClaimAnswer,
  type PlaceAnswer,
  type Prompt,
  type Sheet,
  type Table,
} from '../facts'
import type { GameView } from '../motion'
import { placements } from '../legal'
import { isDecided, winnersOf } from '../outcome'
import { canClaim } from '../routes/exists'
import { afterPlacing, openings } from '../routes/openings'
import { sharesOf } from '../routes/partialClaim'
import { bestClaims, type Budget } from '../search/best'
import { operationText } from '../notation'
import { runsForward } from './others'
import { forwardPairs } from './point'

export function why({ table, seat }: GameView, _prompt: Prompt, answer: Answer): InBoth | null {
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
  const { hu, en } = whatItBrings(sheet)
  return both(
    `A forrás felé ezek visznek: ${arrows('hu')}.${hu} A többit bízd a véletlenre!`,
    `These lead towards the spring: ${arrows('en')}.${en} Leave the rest to chance.`,
  )
}

/** What its forward arrows make easy: a round of all colours, or a row of one. */
function whatItBrings(sheet: Sheet): InBoth {
  if (runsForward(sheet))
    return both(' Így bármelyik színnel három lépés a forrás.', ' Any colour then reaches the spring in three steps.')
  const alone = forwardPairs(sheet).find((at) => pairs[at][0] === pairs[at][1])
  if (alone === undefined) return both('', '')
  const [colour] = pairs[alone]
  return both(
    ` Csupa ${colourNames.hu[colour]} koronggal is előre jutsz.`,
    ` Discs of ${colourNames.en[colour]} alone take you forward too.`,
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
  return whyPrepare(table, after, seat, opened)
}

/** A disc that opens no route yet: what could follow it, for this player and for the others. */
function whyPrepare(table: Table, after: Table, seat: Seat, opened: boolean): InBoth {
  const others = othersOf(table, seat)
  const ways = (at: Table, seats: readonly Seat[]) => seats.flatMap((one) => openings(at, one, quick).openings)
  const [before, mine] = [ways(table, [seat]), ways(after, [seat])]
  const [had, left] = [ways(table, others).length, ways(after, others).length]
  const most = Math.max(0, ...mine.map(({ route }) => route.own))
  if (mine.length > 0)
    return both(
      `Utána ${mine.length} lerakás is utat nyitna neked (eddig ${before.length}), legfeljebb ${most} koronggal; a többieknek ${left} (eddig ${had}).`,
      `After it, ${placings(mine.length)} would open a route for you (${before.length} before), of up to ${discs(most)}; ${left} for the others (${had} before).`,
    )
  if (left < had)
    return both(
      `A többieknek így ${had} helyett csak ${left} lerakás nyitna utat.`,
      `It leaves the others ${placings(left)} that would open a route, not ${had}.`,
    )
  return opened
    ? both(
        'Valaki így is, úgy is beérhet a forráshoz; ez a korong neked nem kerül útba.',
        'Someone can reach the spring either way, and this disc costs you no route.',
      )
    : whyWait(canClaim(after, seat), left)
}

/** A disc that changes nothing for anyone yet: how far everybody is from a route after it. `left`: the others' openings. */
function whyWait(ready: boolean, left: number): InBoth {
  const mine = ready
    ? both('A te utad megmarad', 'Your own route stays open')
    : both('Neked még legalább két korong kell az úthoz', 'You need at least two more discs for a route')
  const theirs =
    left === 0
      ? both('a többiek közül sincs senki egy korongra tőle', 'nobody else is one disc away from one')
      : both(`a többieknek ${left} lerakás nyitna utat`, `${placings(left)} would open one for the others`)
  return both(`${mine.hu}; ${theirs.hu}.`, `${mine.en}; ${theirs.en}.`)
}

function whyPass(table: Table, seat: Seat): InBoth {
  const wins = winnersOf(table).winners
  if (table.idle + 1 >= table.sides.length && wins.includes(seat))
    return both('Ezzel vége, és te állsz nyerésre.', 'That ends the game, and you are ahead.')
  const lead =
    countDiscs(table.discs[seat]) - Math.max(...othersOf(table, seat).map((one) => countDiscs(table.discs[one])))
  if (lead > 0)
    return both(
      `Te vezetsz ${lead} koronggal: ha mindenki passzol, vége, és nyersz.`,
      `You lead by ${discs(lead)}: if everyone passes, it’s over and you win.`,
    )
  const opens = (one: Seat) => (after: Table) => !canClaim(table, one) && canClaim(after, one)
  const places = placements(table, seat).map((one) => afterPlacing(table, seat, one))
  const useful = places.filter(opens(seat)).length
  const harmful = places.filter((after) => othersOf(table, seat).some((one) => opens(one)(after))).length
  return both(
    `${places.length} lehetséges lerakásodból ${useful || 'egy sem'} nyitna utat neked, ${harmful || 'egy sem'} másnak.`,
    `Of your ${placings(places.length)}, ${useful || 'none'} would open a route for you and ${harmful || 'none'} for someone else.`,
  )
}

const othersOf = (table: Table, seat: Seat) => table.sides.map((_, one) => one).filter((one) => one !== seat)

/** Discs that the best claim a quick search finds would bring; 0 without one. */
function bestFor(table: Table, seat: Seat): number {
  const [best] = bestClaims(table, seat, 1, { expansions: 300, hurry: () => false }).routes
  return best === undefined ? 0 : sharesOf(table, seat, best.claim)[seat]
}

/** Enough to see whether there is a route, and about what it is worth. */
const quick: Budget = { expansions: 40, hurry: () => false }

const placings = (count: number) => (count === 1 ? 'one placement' : `${count} placements`)
const discs = (count: number) => (count === 1 ? 'one disc' : `${count} discs`)
