/** What this game says. */
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { goals, marbles } from '../../../engine/games/zertz/facts'
import type { Event, Marble, Own, Prompt, Ring, Table, Win } from '../../../engine/games/zertz'
import type { GameWords, Language } from '../../match/contract'
import type { Next, Target } from './draft.svelte'

type Words = GameWords<Table, Own, Prompt, Event>

/** Sentences of board and controls. */
interface BoardWords {
  readonly board: string
  readonly supply: string
  readonly ownStock: string
  readonly next: Readonly<Record<Next, string>>
  readonly play: string
  readonly capture: string
  readonly pass: string
  readonly demand: string
  readonly accept: string
  readonly verdict: string
  claim(count: number): string
  marbleAt(marble: Marble, ring: Ring): string
  ring(ring: Ring, marble: Marble | null, aim: Target | null): string
  stock(marble: Marble, count: number): string
  captured(marble: Marble, count: number, goal: number): string
  toEach(missing: number, each: number): string
  eachShort(each: number): string
}

const huMarble: Record<Marble, string> = { white: 'fehér', grey: 'szürke', black: 'fekete' }
const enMarble: Record<Marble, string> = { white: 'white', grey: 'grey', black: 'black' }

const huAim: Record<Target, string> = {
  place: 'ide tehetsz golyót',
  remove: 'levehető',
  start: 'ezzel ugorhatsz',
  jump: 'ide ugorhatsz',
}
const enAim: Record<Target, string> = {
  place: 'you can place here',
  remove: 'can be removed',
  start: 'can jump',
  jump: 'you can jump here',
}

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  hu: {
    board: 'A tábla',
    supply: 'Közös készlet',
    ownStock: 'A saját golyóidból',
    next: {
      pickMarble: 'Melyik golyót teszed ide?',
      pickRing: 'Melyik gyűrűre teszed?',
      pickFree: 'Most vegyél le egy gyűrűt a tábla széléről.',
      jumpOn: 'Merre ugrik?',
      moves: 'Így lépsz?',
      jumps: 'Így ugrasz?',
    },
    play: 'Lépek',
    capture: 'Ugrom',
    pass: 'Passzolok',
    demand: 'Vedd vissza',
    accept: 'Elfogadom',
    verdict: 'Ez a lépés véget vetne a partinak, de kihagyott egy kötelező ugrást. Elfogadod, vagy visszavéteted?',
    claim: (count) => `Elviszem (${count})`,
    marbleAt: (marble, ring) => `${huMarble[marble]} golyó, ${ring}`,
    ring: (ring, marble, aim) => [ring, marble ? huMarble[marble] : 'üres', ...(aim ? [huAim[aim]] : [])].join(', '),
    stock: (marble, count) => `${huMarble[marble]}: ${count} maradt`,
    captured: (marble, count, goal) => `${huMarble[marble]}: ${count}, ${goal} kell a győzelemhez`,
    toEach: (missing, each) => `minden színből ${each}: még ${missing} hiányzik`,
    eachShort: (each) => `${each}-${each}-${each}`,
  },
  en: {
    board: 'The board',
    supply: 'Common supply',
    ownStock: 'From your own marbles',
    next: {
      pickMarble: 'Which marble goes here?',
      pickRing: 'Which ring do you put it on?',
      pickFree: 'Now take a ring away from the edge.',
      jumpOn: 'Where does it jump?',
      moves: 'Is this your move?',
      jumps: 'Is this your capture?',
    },
    play: 'Play',
    capture: 'Capture',
    pass: 'Pass',
    demand: 'Take it back',
    accept: 'Accept',
    verdict: 'This move would end the game, but it overlooked a capture. Do you accept it, or must it be taken back?',
    claim: (count) => `Claim (${count})`,
    marbleAt: (marble, ring) => `${enMarble[marble]} marble on ${ring}`,
    ring: (ring, marble, aim) => [ring, marble ? enMarble[marble] : 'empty', ...(aim ? [enAim[aim]] : [])].join(', '),
    stock: (marble, count) => `${enMarble[marble]}: ${count} left`,
    captured: (marble, count, goal) => `${enMarble[marble]}: ${count}, ${goal} wins`,
    toEach: (missing, each) => `${each} of each colour: ${missing} to go`,
    eachShort: (each) => `${each}+${each}+${each}`,
  },
}

/** Which set the winner holds, or that the last move filled the board. */
function wonBy(table: Table, { rule, winners: [seat] }: Outcome): Win {
  if (rule === 'ZE-22') return 'full'
  const have = table.captured[seat]
  const goal = goals[table.options.variant]
  return marbles.find((marble) => have[marble] >= goal[marble]) ?? 'each'
}

const huDrawn = { passes: 'Döntetlen: senki sem tud lépni.', repetition: 'Döntetlen: harmadszor állt elő ugyanaz.' }
const enDrawn = { passes: 'A draw: nobody can move.', repetition: 'A draw: the same position for the third time.' }
const drawnBy = (outcome: Outcome) => (outcome.rule === 'ZE-25' ? 'passes' : 'repetition')

const huWin: Record<Win, string> = {
  white: 'összegyűlt a fehér sorozata',
  grey: 'összegyűlt a szürke sorozata',
  black: 'összegyűlt a fekete sorozata',
  each: 'minden színből összegyűlt a sorozata',
  full: 'betelt a tábla, és az utolsó lépés az övé volt',
}
const enWin: Record<Win, string> = {
  white: 'the white set is complete',
  grey: 'the grey set is complete',
  black: 'the black set is complete',
  each: 'the set of all colours is complete',
  full: 'the board is full, and theirs was the last move',
}

const hu: Words = {
  options: {
    variant: {
      label: 'Változat',
      help: 'A versenyváltozatban eggyel több golyó van minden színből, és nagyobb sorozat kell.',
      values: { basic: 'Alap', tournament: 'Verseny' },
    },
    rings: {
      label: 'Tábla',
      help: 'Hány gyűrűből áll a tábla.',
      values: { 37: '37 gyűrű', 48: '48 gyűrű', 61: '61 gyűrű' },
    },
    overlooked: {
      label: 'Kihagyott ugrások',
      help: 'A kötelező ugrást ki lehet hagyni; az ellenfél visszavétetheti a lépést.',
      values: {},
    },
  },
  status(view, prompt, names) {
    const { table } = view
    if (table.outcome) return hu.ending(table.outcome, names, table)
    if (prompt?.type === 'verdict') return 'Döntsd el: elfogadod a lépést?'
    if (prompt)
      return prompt.capture && prompt.place === null
        ? 'Ugranod kell. Melyik golyóval?'
        : prompt.capture
          ? 'Ugorj, vagy tegyél le egy golyót.'
          : 'Tegyél le egy golyót, aztán vegyél le egy gyűrűt.'
    return table.captures ? `${names[table.turn]} jön, ugrani fog.` : `${names[table.turn]} jön.`
  },
  tell(event, names) {
    switch (event.type) {
      case 'begun':
        return `${names[event.starter]} kezd.`
      case 'placed':
        return event.from === 'own'
          ? `${names[event.seat]} a sajátjából tesz: ${huMarble[event.marble]} golyó, ${event.at}.`
          : `${names[event.seat]} letesz egy golyót: ${huMarble[event.marble]}, ${event.at}.`
      case 'removed':
        return `Lekerül a tábláról: ${event.ring}.`
      case 'jumped':
        return `${names[event.seat]} ugrik: ${event.from} → ${event.to}. Zsákmány: ${huMarble[event.captured]}.`
      case 'claimed':
        return `${names[event.seat]} elviszi, ami leszakadt: ${event.group.map((one) => huMarble[one.marble]).join(', ')}.`
      case 'left':
        return `${names[event.seat]} otthagyja, ami leszakadt.`
      case 'passed':
        return `${names[event.seat]} passzol.`
      case 'takenBack':
        return `${names[event.by]} visszavéteti a lépést: ${event.text}.`
      case 'won':
        return `${names[event.seat]} nyert: ${huWin[event.how]}.`
      case 'drawn':
        return huDrawn[event.how]
      default:
        return event satisfies never
    }
  },
  refusal: (refusal: Refusal) =>
    ({
      'ZE-10': 'Van mit átugrani, ezért most nem tehetsz le golyót.',
      'ZE-12': 'A golyó még tud ugrani: folytasd.',
      'ZE-6': 'Le kell venned egy szabad gyűrűt is.',
      'ZE-7': 'Ez a gyűrű nem szabad: csak üres, a szélen kicsúsztatható gyűrűt vehetsz le.',
    })[refusal.rule] ?? null,
  ending(outcome: Outcome, names, table) {
    const [winner] = outcome.winners
    return winner === undefined ? huDrawn[drawnBy(outcome)] : `${names[winner]} nyert: ${huWin[wonBy(table, outcome)]}.`
  },
  scoreParts: { white: 'Fehér', grey: 'Szürke', black: 'Fekete' },
}

const en: Words = {
  options: {
    variant: {
      label: 'Variant',
      help: 'The tournament variant has one more marble of each colour and needs bigger sets.',
      values: { basic: 'Basic', tournament: 'Tournament' },
    },
    rings: {
      label: 'Board',
      help: 'How many rings the board has.',
      values: { 37: '37 rings', 48: '48 rings', 61: '61 rings' },
    },
    overlooked: {
      label: 'Overlooked captures',
      help: 'A compulsory capture may be missed; the opponent may have the move taken back.',
      values: {},
    },
  },
  status(view, prompt, names) {
    const { table } = view
    if (table.outcome) return en.ending(table.outcome, names, table)
    if (prompt?.type === 'verdict') return 'Decide: do you accept the move?'
    if (prompt)
      return prompt.capture && prompt.place === null
        ? 'You must capture. With which marble?'
        : prompt.capture
          ? 'Capture, or place a marble.'
          : 'Place a marble, then take a ring away.'
    return table.captures ? `${names[table.turn]} has to capture.` : `${names[table.turn]} is to move.`
  },
  tell(event, names) {
    switch (event.type) {
      case 'begun':
        return `${names[event.starter]} begins.`
      case 'placed':
        return event.from === 'own'
          ? `${names[event.seat]} places a ${enMarble[event.marble]} marble of their own on ${event.at}.`
          : `${names[event.seat]} places ${enMarble[event.marble]} on ${event.at}.`
      case 'removed':
        return `Ring ${event.ring} leaves the board.`
      case 'jumped':
        return `${names[event.seat]} jumps ${event.from} → ${event.to} and takes ${enMarble[event.captured]}.`
      case 'claimed':
        return `${names[event.seat]} claims what was cut off: ${event.group.map((one) => enMarble[one.marble]).join(', ')}.`
      case 'left':
        return `${names[event.seat]} leaves what was cut off.`
      case 'passed':
        return `${names[event.seat]} passes.`
      case 'takenBack':
        return `${names[event.by]} has the move taken back: ${event.text}.`
      case 'won':
        return `${names[event.seat]} wins: ${enWin[event.how]}.`
      case 'drawn':
        return enDrawn[event.how]
      default:
        return event satisfies never
    }
  },
  refusal: (refusal: Refusal) =>
    ({
      'ZE-10': 'There is a capture, so you may not place a marble now.',
      'ZE-12': 'The marble can jump again: go on.',
      'ZE-6': 'You must take a free ring away too.',
      'ZE-7': 'That ring is not free: only an empty ring that slides out at the edge is.',
    })[refusal.rule] ?? null,
  ending(outcome: Outcome, names, table) {
    const [winner] = outcome.winners
    return winner === undefined ? enDrawn[drawnBy(outcome)] : `${names[winner]} won: ${enWin[wonBy(table, outcome)]}.`
  },
  scoreParts: { white: 'White', grey: 'Grey', black: 'Black' },
}

export const words: Readonly<Record<Language, Words>> = { hu, en }
