/** Sentences of the map, the studio and the controls, in English. */
import { regions } from '../../../engine/games/election-night/board'
import type { Color, Die } from '../../../engine/games/election-night/facts'
import { blueAgainstWhite } from '../../../engine/games/election-night/round/meeting'
import { explanationOf, type MeetingFacts } from './explanation'
import type { BoardWords } from './words'

export const color: Record<Color, string> = { blue: 'blue', red: 'red', white: 'white' }
const Color: Record<Color, string> = { blue: 'Blue', red: 'Red', white: 'White' }
export const nameOf = (id: string) => regions.find((one) => one.id === id)!.name
const versus = (one: Die, two: Die) => `${Color[one.color]} ${one.value} against ${color[two.color]} ${two.value}`
export const list = (names: readonly string[]) => names.join(' and ')

export function explain(facts: MeetingFacts, names: readonly string[]): string {
  const why = explanationOf(facts)
  const meeting = versus(...why.dice)
  switch (why.type) {
    case 'same': {
      const unless = facts.veto ? ', unless someone vetoes' : ''
      const fields = why.picker === null ? '' : `, but ${names[why.picker]} picks both fields`
      return `${meeting}: both are written${fields}${unless}.`
    }
    case 'reduced': {
      const left = why.worth === 0 ? 'nothing is left of the blue' : `the blue is worth ${why.worth}`
      return `${meeting}: ${why.blocked ? `the white is not written, and ${left}` : left}.`
    }
    case 'blocked':
      return `${meeting}: the white is not written, but the red is.`
    case 'higherRed':
      return `${meeting}: the red is higher, so ${names[why.picker]} picks its field.`
    case 'lowerRed':
      return `${meeting}: the red is not higher, so ${names[why.picker]} picks its field.`
    default:
      return why satisfies never
  }
}

/** The same where the dice are seen beside it: two lines of a phone. */
function verdict(facts: MeetingFacts, names: readonly string[]): string {
  const why = explanationOf(facts)
  switch (why.type) {
    case 'same': {
      const picked = why.picker === null ? 'Both are written' : `${names[why.picker]} picks both fields`
      return `${picked}${facts.veto ? ', unless someone vetoes' : ''}.`
    }
    case 'reduced': {
      if (why.worth === 0) return why.blocked ? 'Neither is written.' : 'Nothing is left of the blue.'
      return `${why.blocked ? 'The white is not written; the' : 'The'} blue is worth ${why.worth}.`
    }
    case 'blocked':
      return 'The white is not written, but the red is.'
    case 'higherRed':
      return `The red is higher: ${names[why.picker]} picks its field.`
    case 'lowerRed':
      return `The red is not higher: ${names[why.picker]} picks its field.`
    default:
      return why satisfies never
  }
}

export const boardWords: BoardWords = {
  map: 'Map of Hungary with its seven regions',
  colors: color,
  hands: { rock: 'rock', paper: 'paper', scissors: 'scissors' },
  throws: 'Throws',
  rolled: 'Rolled',
  played: 'Played',
  hiddenDice: 'Behind your screen',
  mine: 'My dice',
  sets: 'Set',
  setsHelp: 'One of each number from 1 to 6 is a set and earns a bonus number.',
  mandatesNow: 'Seats if counted now',
  ready: 'Ready, hide them',
  noFlip: 'Don’t flip',
  flip: 'Flip it',
  flipWhich: 'Flip a die? Which one?',
  flipPublic: 'Everyone sees that you flipped, but not which die.',
  play: 'Play this one',
  playWhich: 'Which die do you play?',
  playNote: 'Both dice are shown together. Tap one to see what it can do.',
  veto: 'Veto',
  vetoNote: 'Nobody writes, and both dice are spent.',
  vetoThird: 'Nobody writes: your third dice come out.',
  stand: 'No veto',
  standNote: 'If they don’t veto either, you both write.',
  vetoConfirm: 'Veto',
  standConfirm: 'Don’t veto',
  decide: 'Do you veto?',
  show: 'Show it',
  orderWhich: 'Who writes first?',
  me: 'I write first',
  meNote: 'You get the better spot.',
  otherNote: 'You’ll see where they write.',
  confirm: 'Confirm',
  write: 'Write it',
  pickRegion: 'Pick a region on the map.',
  pickNumber: 'Pick a number.',
  number: 'Bonus number',
  full: 'No field is free here.',
  close: 'Close',
  tie: 'A tie: nobody would get these seats.',
  count: 'Counting the votes',
  skip: 'Skip to the end',
  live: 'LIVE',
  starKey: 'clean sweep still possible',
  seatsKey: 'seats: simple + extra',
  waiting: 'Awaiting results',
  majority: 'majority',
  justCounted: 'Just counted',
  writesFirst: 'writes first',
  writesSecond: 'writes second',
  level: 'All square',
  shortRegion: { KM: 'K-Mo.', EM: 'É-Mo.', EA: 'É-Alf.', DA: 'D-Alf.', DD: 'D-Dt.', KD: 'K-Dt.', ND: 'Ny-Dt.' },
  completesSet: 'This completes a set, which earns a bonus number.',
  die: (die) => `${color[die.color]} ${die.value}`,
  spent: (c) => `${color[c]}, already played`,
  worth: (die, writes) => `${color[die.color]} ${die.value}${writes === 0 ? ': not written' : ` → writes ${writes}`}`,
  open: (seats) => `${seats} still open`,
  decides: (region) => `${region} decides!`,
  sweep: 'It’s full, and no number is repeated.',
  openFields: (free) => `No clean sweep: ${free} ${free === 1 ? 'field' : 'fields'} left free.`,
  writtenTwice: (value) => `No clean sweep: a ${value} is repeated.`,
  swing: (name, by) => `${name} +${by}`,
  news: (all, names) =>
    all.map((one) => {
      if (one.type === 'set') return `${names[one.seat]}’s set lacks only a ${one.lacks}`
      const name = nameOf(one.region)
      return one.lead === 0 ? `${name} is tied` : `Only ${one.lead} between them in ${name}`
    }),
  lead: (who, value, region, sums, level) =>
    `With a ${value}, ${who} ${level ? 'draws level' : 'takes the lead'} in ${nameOf(region)}, ${sums.join('–')}.`,
  hiddenDie: (die) => `${color[die.color]} ${die.value}, hidden`,
  flipTo: (c, from, to) => `${color[c]} ${from}, flipped: ${to}`,
  flipsLeft: (left) => `${left} ${left === 1 ? 'flip' : 'flips'} left`,
  flipped: (all) => `Flipped this round: ${all.map((one) => color[one]).join(', ')}.`,
  round: (round) => `Round ${round}`,
  attempt: (attempt) => `Throw ${attempt}`,
  effect(die) {
    const { value } = die
    switch (die.color) {
      case 'blue':
        return blueAgainstWhite(value) === 0
          ? 'Goes where you like. Against white it’s worth nothing.'
          : `Goes where you like. Against white it’s only worth ${blueAgainstWhite(value)}.`
      case 'red':
        return value === 1
          ? 'You’re sure to pick its field: nothing is lower.'
          : `If the other die shows ${value} or more, you pick the field. If it shows less, they do.`
      case 'white':
        return `Goes where you like, but writes nothing against a blue or red ${value}. Takes 2 off a blue.`
      default:
        return die.color satisfies never
    }
  },
  explain,
  verdict,
  region: (name, names, sums, free) =>
    `${name}: ${names[0]} ${sums[0]}, ${names[1]} ${sums[1]}, ${free === 0 ? 'full' : `${free} free`}`,
  brings: (simple, extra) => `Simple victory ${simple} seats, clean sweep ${simple + extra}`,
  free: (free) => (free === 0 ? 'full' : `${free} free`),
  leads: (name, by) => `${name} leads by ${by}.`,
  prospect(one) {
    switch (one.type) {
      case 'sure':
        return 'a sure clean sweep'
      case 'open':
        return `clean sweep still possible: ${one.free} ${one.free === 1 ? 'field' : 'fields'} left to fill`
      case 'twice':
        return `no clean sweep: has ${one.value} twice here`
      case 'behind':
        return one.free === 0 ? 'didn’t win it' : 'no clean sweep: can’t catch up without a repeat'
      default:
        return one satisfies never
    }
  },
  prospectShort(one) {
    switch (one.type) {
      case 'sure':
        return 'clean sweep'
      case 'open':
        return 'sweep possible'
      case 'twice':
        return `${one.value} twice`
      case 'behind':
        return one.free === 0 ? 'not won' : 'too far behind'
      default:
        return one satisfies never
    }
  },
  tally: (value, count) => `${value}: ${count === 1 ? 'once' : `${count} times`}`,
  setsDone: (sets) => `${sets} ${sets === 1 ? 'set' : 'sets'} completed`,
  counted: (winner, total, mandates) =>
    winner === null ? 'A tie, no seats' : `${winner}, ${total ? 'clean sweep' : 'simple victory'}, ${mandates} seats`,
}
