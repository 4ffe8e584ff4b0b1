import type { Outcome, Refusal, Seat } from '../../../engine/core/contract'
import { regions } from '../../../engine/games/election-night/board'
import type { Color, Die, Prompt, Table } from '../../../engine/games/election-night/facts'
import { blueAgainstWhite, dicePlayed } from '../../../engine/games/election-night/round/meeting'
import { explanationOf, type MeetingFacts } from './explanation'
import type { BoardWords, Words } from './words'

const color: Record<Color, string> = { blue: 'blue', red: 'red', white: 'white' }
const Color: Record<Color, string> = { blue: 'Blue', red: 'Red', white: 'White' }
const nameOf = (id: string) => regions.find((one) => one.id === id)!.name
const versus = (one: Die, two: Die) => `${Color[one.color]} ${one.value} against ${color[two.color]} ${two.value}`
const list = (names: readonly string[]) => names.join(' and ')

function explain(facts: MeetingFacts, names: readonly string[]): string {
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
  level: 'All square',
  shortRegion: { KM: 'K-Mo.', EM: 'É-Mo.', EA: 'É-Alf.', DA: 'D-Alf.', DD: 'D-Dt.', KD: 'K-Dt.', ND: 'Ny-Dt.' },
  completesSet: 'This completes a set, which earns a bonus number.',
  die: (die) => `${color[die.color]} ${die.value}`,
  spent: (c) => `${color[c]}, already played`,
  worth: (die, writes) => `${color[die.color]} ${die.value}${writes === 0 ? ': not written' : ` → writes ${writes}`}`,
  open: (seats) => `${seats} still open`,
  swing: (name, by) => `${name} +${by}`,
  news: (all, names) =>
    all.map((one) => {
      if (one.type === 'set') return `${names[one.seat]}’s set lacks only a ${one.lacks}`
      const name = nameOf(one.region)
      return one.lead === 0 ? `${name} is tied` : `Only ${one.lead} between them in ${name}`
    }),
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
  counted: (name, winner, total, mandates) =>
    winner === null
      ? `${name}: a tie, no seats`
      : `${name}: ${winner}, ${total ? 'clean sweep' : 'simple victory'}, ${mandates} seats`,
}

/** The status for a seat that is asked. */
function promptStatus(prompt: Prompt, seat: Seat, round: number, names: readonly string[]): string {
  switch (prompt.type) {
    case 'ready':
      return `Round ${round}: memorise the dice before they’re hidden.`
    case 'flip':
      return prompt.answering
        ? `${names[1 - seat]} flipped a die. Flip one too?`
        : `Before action ${prompt.action}: flip a die?`
    case 'choose':
      return `Action ${prompt.action}: choose a die in secret.`
    case 'veto':
      return `Two ${color[prompt.color]} dice: do you veto?`
    case 'hand':
      return prompt.attempt === 1
        ? 'Rock, paper or scissors? The winner decides who writes first.'
        : 'A draw. Once more: rock, paper or scissors?'
    case 'order':
      return 'You won: who writes first?'
    case 'write':
      return prompt.owner === seat
        ? `Write your ${color[prompt.color]} ${prompt.value}.`
        : `Pick the field for ${names[prompt.owner]}’s ${color[prompt.color]} ${prompt.value}.`
    case 'bonus':
      return 'You completed a set: write any number you like.'
    default:
      return prompt satisfies never
  }
}

/** The status for everyone else. */
function phaseStatus({ phase, round, played }: Table, names: readonly string[]): string {
  switch (phase.type) {
    case 'study':
      return `Round ${round}: the throws.`
    case 'flip':
      return `Round ${round}, action ${phase.action}: who flips?`
    case 'answerFlip':
      return `${names[1 - phase.seat]} flipped a die. Will ${names[phase.seat]}?`
    case 'choose':
      return `Round ${round}, action ${phase.action}: both choose in secret.`
    case 'veto':
      return `Two ${color[dicePlayed(played)[0].color]} dice: a veto?`
    case 'hands':
      return 'Still tied: rock-paper-scissors decides.'
    case 'order':
      return `${names[phase.winner]} won and decides who writes first.`
    case 'write': {
      const { by, value } = phase.pending[0]
      return value === null
        ? `${names[by]} completed a set and writes a bonus number.`
        : `${names[by]} picks a field for a ${value}.`
    }
    case 'over':
      return 'The votes are being counted.'
    default:
      return phase satisfies never
  }
}

export const words: Words = {
  options: {
    memoryAid: {
      label: 'Memory aid',
      help: 'The rolled values stay in sight after the dice are hidden.',
      values: {},
    },
    clock: {
      label: 'Clock',
      help: 'Time limit for each decision.',
      values: { off: 'Off', '30': '30 s', '60': '60 s', '120': '2 min' },
    },
  },
  status: ({ table, seat }, prompt, names) =>
    prompt === null || seat === null ? phaseStatus(table, names) : promptStatus(prompt, seat, table.round, names),
  tell(event, names, table) {
    switch (event.type) {
      case 'round':
        return `Round ${event.round}.`
      case 'thrown': {
        const dice = event.dice.map((die) => `${color[die.color]} ${die.value}`).join(', ')
        return `${names[event.seat]}, throw ${event.attempt}: ${dice}.`
      }
      case 'rolled':
        return null
      case 'hidden':
        return 'The dice went behind the screens.'
      case 'flips':
        if (event.seats.length === 0) return event.answering ? 'No flip in reply.' : 'Nobody flipped.'
        if (event.answering) return `In reply, ${names[event.seats[0]]} flipped a die too.`
        return `${list(event.seats.map((seat) => names[seat]))} flipped a die.`
      case 'flippedOwn':
        return table.phase.type === 'over' ? `Flipped: ${color[event.color]} ${event.from} → ${event.to}.` : null
      case 'revealed':
        return `${names[0]}: ${boardWords.die(event.dice[0])}, ${names[1]}: ${boardWords.die(event.dice[1])}.`
      case 'met':
        return explain(event, names)
      case 'vetoes':
        return event.by.length === 0
          ? 'Nobody vetoed.'
          : `${list(event.by.map((seat) => names[seat]))} vetoed: nobody writes.`
      case 'third':
        return 'After two vetoes, the third dice are shown.'
      case 'hands': {
        const shown = `${names[0]}: ${event.hands[0]}, ${names[1]}: ${event.hands[1]}.`
        return event.winner === null ? `${shown} Once more.` : `${shown} ${names[event.winner]} wins.`
      }
      case 'order': {
        const why = { value: 'played the lower value', flips: 'flipped less often', hands: 'the winner decided' }
        return `${names[event.first]} writes first: ${why[event.reason]}.`
      }
      case 'written': {
        const where = nameOf(event.region)
        if (event.color === null) return `${names[event.seat]} wrote the bonus number ${event.value} in ${where}.`
        return event.by === event.seat
          ? `${names[event.seat]} wrote ${event.value} in ${where}.`
          : `${names[event.by]} put ${names[event.seat]}’s ${event.value} in ${where}.`
      }
      case 'set':
        return `${names[event.seat]} completed a set and gets a bonus number.`
      case 'lost':
        return `No field is free: ${event.value === null ? 'the bonus number' : `the ${event.value}`} is lost (${names[event.seat]}).`
      case 'roundOver':
        return event.full ? 'The map is full: the match is over.' : null
      case 'counted':
        return `${nameOf(event.region)}, ${event.sums.join(' : ')}. ${
          event.winner === null
            ? 'A tie, no seats.'
            : `${names[event.winner]}, ${event.total ? 'clean sweep' : 'simple victory'}: ${event.mandates} seats.`
        }`
      case 'over':
        return `Seats: ${names[0]} ${event.mandates[0]}, ${names[1]} ${event.mandates[1]}.`
      default:
        return event satisfies never
    }
  },
  refusal: (refusal: Refusal) =>
    ({
      'EN-1.3': 'That field is taken: pick another region.',
      'EN-3.6': 'You’ve already played that die: flip a hidden one.',
      'EN-4.2': 'You’ve already played that die: choose one you have left.',
    })[refusal.rule] ?? null,
  ending(outcome: Outcome, names) {
    if (outcome.winners.length !== 1) return 'Everything is equal: a grand coalition, and you share the victory.'
    const name = names[outcome.winners[0]]
    const why: Record<string, string> = {
      'EN-12.6': ': the seats are equal, but they have more fields',
      'EN-12.7': ': everything else is equal, but their numbers add up to more',
    }
    return `${name} won the election${why[outcome.rule] ?? ''}.`
  },
  behind: (by) => `From ${by} ${by === 1 ? 'seat' : 'seats'} behind.`,
  scoreParts: {
    ...Object.fromEntries(regions.map(({ id, name }) => [id, name])),
    fields: 'Fields (not seats)',
    sum: 'Sum of numbers (not seats)',
  },
}
