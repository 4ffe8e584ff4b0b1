/** Why an answer is a good one, in facts: what it gains, what it prevents, what it forces, what it leaves. */
import { both, type InBoth } from '../../../core/manifest'
import { promptOf } from '../ask'
import { lostWithin } from '../bot/forced'
import { marbles, type Answer, type Prompt, type Stock, type Table, type Win } from '../facts'
import type { GameView } from '../motion'
import { isFree, placeAndClaim, sourceOf } from '../grid/placing'
import { cellOf, colourOf, packPlacement, removedOf } from '../grid/playout'
import { hasSet } from '../grid/sets'
import { cloneGrid, copyGrid, emptyRing, type Grid } from '../grid/state'
import { gridOf, stockOf } from '../grid/tables'
import { list } from '../legal'
import { stepAfter } from '../resolve'
import { marblesIn } from '../facts'

export function why({ table }: GameView, _prompt: Prompt, answer: Answer): InBoth | null {
  switch (answer.type) {
    case 'demand':
      return both(
        'Így az ellenfeled lépése semmissé válik, és neki kell ugrania.',
        'That undoes your opponent’s move, and they have to jump.',
      )
    case 'accept':
      return both('Ezzel a parti véget ér.', 'That ends the game.')
    case 'pass':
      return both('Nincs más lépésed.', 'You have no other move.')
    case 'place':
    case 'capture':
      return whyMove(table, answer)
    case 'flag':
    case 'askBack':
    case 'agree':
    case 'decline':
      return null
    default:
      return answer satisfies never
  }
}

/** No move wins by time. */
type ByMove = Exclude<Win, 'time'>

interface Outcome {
  readonly after: Table
  readonly gained: Stock
  readonly won: ByMove | null
}

function outcomeOf(table: Table, answer: Answer): Outcome {
  const { world, told } = stepAfter(table, answer)
  const gained = { white: 0, grey: 0, black: 0 }
  let won: ByMove | null = null
  for (const { event } of told) {
    if (event.type === 'jumped') gained[event.captured]++
    if (event.type === 'claimed') for (const { marble } of event.group) gained[marble]++
    if (event.type === 'won' && event.how !== 'time') won = event.how
  }
  return { after: world.table, gained, won }
}

function whyMove(table: Table, answer: Answer): InBoth {
  const { after, gained, won } = outcomeOf(table, answer)
  if (won !== null) return sentence(joined([both(`ezzel ${wins.hu[won]}, és nyersz`, `this ${wins.en[won]} and wins`)]))
  const gain = marblesIn(gained) > 0 ? [both(`elviszel ${named(gained).hu}`, `it brings you ${named(gained).en}`)] : []
  return sentence(joined([...gain, preventedBy(table, after) ?? replyTo(after)]))
}

/** What the opponent could have cut off at once and can't any more; null if there is no such thing. */
function preventedBy(table: Table, after: Table): InBoth | null {
  if (table.captures || after.captures || after.outcome !== null) return null
  const threat = bestClaim({ ...table, turn: after.turn })
  if (worth(threat) <= worth(bestClaim(after))) return null
  const { hu, en } = named(threat.gained)
  return threat.won
    ? both(`különben az ellenfeled levágna ${hu}, és nyerne`, `otherwise your opponent would cut off ${en} and win`)
    : both(`így az ellenfeled nem tud levágni ${hu}`, `it keeps your opponent from cutting off ${en}`)
}

interface Claim {
  readonly gained: Stock
  readonly won: boolean
}

/** The most that the seat on turn could claim by a placement. There are hundreds, so they are tried on a grid. */
function bestClaim(table: Table): Claim {
  const grid = gridOf(table)
  const own = table.turn + 1
  const before = stockOf(grid, own)
  const trial = cloneGrid(grid)
  let best: Claim = { gained: { white: 0, grey: 0, black: 0 }, won: false }
  for (const packed of placementsOn(grid)) {
    copyGrid(grid, trial)
    placeAndClaim(trial, colourOf(packed), cellOf(packed), removedOf(packed))
    const now = stockOf(trial, own)
    const [white, grey, black] = marbles.map((marble) => Math.max(0, now[marble] - before[marble]))
    const claim = { gained: { white, grey, black }, won: hasSet(trial, table.turn) }
    if (worth(claim) > worth(best)) best = claim
  }
  return best
}

/** Every placement with a removed ring, packed. */
function* placementsOn(grid: Grid): Generator<number> {
  const rings = [...grid.board.cells]
  const from = sourceOf(grid) * 3
  for (const remove of rings.filter((ring) => isFree(grid, ring)))
    for (const at of rings)
      if (grid.cells[at] === emptyRing && at !== remove)
        for (let colour = 0; colour < 3; colour++)
          if (grid.stock[from + colour] > 0) yield packPlacement(colour, at, remove)
}

const wins: Readonly<Record<'hu' | 'en', Readonly<Record<ByMove, string>>>> = {
  hu: {
    white: 'összejön a fehér sorozatod',
    grey: 'összejön a szürke sorozatod',
    black: 'összejön a fekete sorozatod',
    each: 'minden színből meglesz a golyód',
    full: 'betelik a tábla',
  },
  en: {
    white: 'completes your white set',
    grey: 'completes your grey set',
    black: 'completes your black set',
    each: 'completes your set of every colour',
    full: 'fills the board',
  },
}

/** What the opponent can or must do after the move. */
function replyTo(after: Table): InBoth {
  if (!after.captures)
    return both('az ellenfelednek nem lesz mit átugrania', 'your opponent has nothing to jump afterwards')
  const replies = list({ seat: after.turn, table: after, own: null }, promptOf(after))
    .filter((answer) => answer.type === 'capture')
    .map((answer) => outcomeOf(after, answer))
  const [first] = replies
  const end = forcedEnd(after)
  if (end !== null) return end
  const back = replies.map((reply) => bestReturn(reply.after))
  const same = replies.every((reply) => JSON.stringify(reply.gained) === JSON.stringify(first.gained))
  const takes = same
    ? both(
        `az ellenfelednek ugrania kell: ${named(first.gained).hu} visz el`,
        `your opponent has to jump and takes ${named(first.gained).en}`,
      )
    : both('az ellenfelednek ugrania kell', 'your opponent has to jump')
  const mine = back[0]
  if (!same || mine === null || back.some((one) => one === null)) return takes
  return both(`${takes.hu}, utána te ${named(mine.gained).hu}`, `${takes.en}, then you take ${named(mine.gained).en}`)
}

/** What a move leads to that leaves the opponent nothing but jumps until they have lost; null if none is found. */
function forcedEnd(after: Table): InBoth | null {
  const moves = lostWithin(gridOf(after), { moves: 6, tries: 20_000 })
  if (moves === null) return null
  if (moves === 1)
    return both('az ellenfelednek ugrania kell, utána pedig te nyersz', 'your opponent has to jump, and then you win')
  return both(
    `innentől az ellenfelednek mindig ugrania kell, és legfeljebb ${numbers.hu[moves]} lépés múlva nyersz`,
    `from here on your opponent can only jump, and you win in ${numbers.en[moves]} more moves at most`,
  )
}

/** The capture that wins, or brings most whites, then greys, then blacks; null if there is none. */
function bestReturn(table: Table): Outcome | null {
  if (table.outcome !== null || !table.captures) return null
  const found = list({ seat: table.turn, table, own: null }, promptOf(table))
    .filter((answer) => answer.type === 'capture')
    .map((answer) => outcomeOf(table, answer))
  return found.sort((a, b) => worth(b) - worth(a))[0] ?? null
}

const worth = ({ gained, won }: Outcome | Claim) =>
  (won ? 1000 : 0) + gained.white * 5 + gained.grey * 4 + gained.black * 3

const names = {
  hu: { white: 'fehéret', grey: 'szürkét', black: 'feketét' },
  en: { white: 'white', grey: 'grey', black: 'black' },
}
const numbers = {
  hu: ['', 'egy', 'két', 'három', 'négy', 'öt', 'hat'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six'],
}

/** Marbles in words: "egy fehéret és két szürkét", "one white and two grey". */
function named(stock: Stock): InBoth {
  const there = marbles.filter((marble) => stock[marble] > 0)
  const word = (language: 'hu' | 'en') =>
    there.map((marble) => `${numbers[language][stock[marble]] ?? stock[marble]} ${names[language][marble]}`)
  return both(listed(word('hu'), 'és'), listed(word('en'), 'and'))
}

function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}

const joined = (parts: readonly InBoth[]): InBoth =>
  both(parts.map(({ hu }) => hu).join('; '), parts.map(({ en }) => en).join('; '))

const sentence = ({ hu, en }: InBoth): InBoth => both(`${capital(hu)}.`, `${capital(en)}.`)
const capital = (text: string) => text[0].toUpperCase() + text.slice(1)
