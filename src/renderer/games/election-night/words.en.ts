import type { Outcome, Refusal } from '../../../engine/core/contract'
import { regions } from '../../../engine/games/election-night/board'
import { dicePlayed } from '../../../engine/games/election-night/round/writing'
import type { Color, Die } from '../../../engine/games/election-night/facts'
import type { BoardWords, MeetingFacts, Words } from './words'

const color: Record<Color, string> = { blue: 'blue', red: 'red', white: 'white' }
const Color: Record<Color, string> = { blue: 'Blue', red: 'Red', white: 'White' }
const nameOf = (id: string) => regions.find((one) => one.id === id)!.name
const versus = (one: Die, two: Die) => `${Color[one.color]} ${one.value} against ${color[two.color]} ${two.value}`
const list = (names: readonly string[]) => names.join(' and ')

function explain({ dice, veto }: MeetingFacts, names: readonly string[]): string {
  const [one, two] = dice
  const of = (wanted: Color) => (one.color === wanted ? 0 : 1)
  if (one.color === two.color) {
    const low = one.value <= two.value ? 0 : 1
    const meeting = versus(dice[low], dice[1 - low])
    const unless = veto ? ', unless someone vetoes' : ''
    return one.color === 'red' && one.value !== two.value
      ? `${meeting}: both are written, but ${names[low]} picks both fields${unless}.`
      : `${meeting}: both are written${unless}.`
  }
  if (one.color !== 'red' && two.color !== 'red') {
    const white = dice[of('white')]
    const blue = dice[of('blue')]
    const worth = Math.max(0, blue.value - 2)
    const left = worth === 0 ? 'nothing is left of the blue' : `the blue is worth ${worth}`
    return white.value === blue.value
      ? `${versus(white, blue)}: the white is not written, ${worth === 0 ? 'and' : 'yet'} ${left}.`
      : `${versus(white, blue)}: ${left}.`
  }
  const red = dice[of('red')]
  const against = dice[1 - of('red')]
  if (red.value > against.value)
    return `${versus(red, against)}: the red is higher, so ${names[1 - of('red')]} picks its field.`
  if (against.color === 'white' && red.value === against.value)
    return `${versus(against, red)}: the white is not written, the red is.`
  return `${versus(red, against)}: the red is not higher, so ${names[of('red')]} picks its field.`
}

export const enBoard: BoardWords = {
  map: 'Map of Hungary with its seven regions',
  colors: color,
  hands: { rock: 'rock', paper: 'paper', scissors: 'scissors' },
  throws: 'Throws',
  rolled: 'Rolled',
  played: 'Played',
  screen: 'Behind your screen',
  mine: 'My dice',
  sets: 'Set',
  setsHelp: 'One of each from 1 to 6 is a set and brings a free number.',
  mandatesNow: 'Mandates if it were counted now',
  ready: 'Ready, hide them',
  noFlip: 'No flip',
  flip: 'Flip it',
  flipWhich: 'Flip one? Which?',
  flipPublic: 'Everyone learns that you flipped, but not which die.',
  play: 'Play this one',
  playWhich: 'Which die do you play?',
  playNote: 'Both are shown at once. Tap one to see what it can do.',
  veto: 'Veto',
  vetoNote: 'Nobody writes, both dice are lost.',
  stand: 'Let it stand',
  standNote: 'If they don’t veto either, both write.',
  vetoConfirm: 'Veto',
  standConfirm: 'No veto',
  decide: 'Do you veto?',
  show: 'Show it',
  me: 'I write first',
  meNote: 'The better place is yours.',
  otherNote: 'You see where they write.',
  confirm: 'So be it',
  write: 'Write it',
  pickRegion: 'Pick a region on the map.',
  pickNumber: 'Pick a number.',
  number: 'The bonus number',
  full: 'No field is free here.',
  close: 'Close',
  why: 'Rule',
  tie: 'A tie: nobody gets a mandate like this.',
  count: 'The votes are being counted',
  skip: 'Skip to the end',
  coalition: 'Grand coalition',
  completesSet: 'This completes a set: a bonus number follows.',
  die: (die) => `${color[die.color]} ${die.value}`,
  hiddenDie: (die) => `${color[die.color]} ${die.value}, hidden`,
  flipTo: (c, from, to) => `${color[c]} ${from}, flipped ${to}`,
  flipsLeft: (left) => `${left} ${left === 1 ? 'flip' : 'flips'} left`,
  flipped: (all) => `Flipped this round: ${all.map((one) => color[one]).join(', ')}.`,
  round: (round) => `Round ${round}`,
  attempt: (attempt) => `Throw ${attempt}`,
  effect(die) {
    const { value } = die
    switch (die.color) {
      case 'blue':
        return value <= 2
          ? 'Goes where you like. Against white it is worth nothing.'
          : `Goes where you like. Against white it is worth only ${value - 2}.`
      case 'red':
        return value === 1
          ? 'You pick its field for sure: nothing is lower.'
          : `If the other die shows ${value} or more, you pick the field. If less, they do.`
      case 'white':
        return `Goes where you like, but writes nothing against a blue or red ${value}. Takes 2 off a blue.`
      default:
        return die.color satisfies never
    }
  },
  explain,
  region: (name, names, sums, free) =>
    `${name}: ${names[0]} ${sums[0]}, ${names[1]} ${sums[1]}, ${free === 0 ? 'full' : `${free} free`}`,
  brings: (simple, extra) => `Simple victory ${simple}, total ${simple + extra} mandates`,
  free: (free) => (free === 0 ? 'full' : `${free} free`),
  leads: (name, by) => `${name} leads by ${by}.`,
  prospect(one) {
    switch (one.type) {
      case 'sure':
        return 'total victory, for sure'
      case 'open':
        return `can still be total: ${one.free} ${one.free === 1 ? 'field has' : 'fields have'} to be filled`
      case 'twice':
        return `can’t be total: has ${one.value} twice here`
      case 'behind':
        return one.free === 0 ? 'has not won it' : 'can’t be total: too far behind without a repeat'
      default:
        return one satisfies never
    }
  },
  prospectShort(one) {
    switch (one.type) {
      case 'sure':
        return 'total'
      case 'open':
        return 'can be total'
      case 'twice':
        return `${one.value} twice`
      case 'behind':
        return one.free === 0 ? 'not won' : 'too far behind'
      default:
        return one satisfies never
    }
  },
  tally: (value, count) => `${value}: ${count} times`,
  setsDone: (sets) => `${sets} ${sets === 1 ? 'set' : 'sets'} completed`,
  writeWhose: (name) => `It is ${name}’s number, but you pick its field.`,
  counted: (name, winner, total, mandates) =>
    winner === null
      ? `${name}: a tie, no mandates`
      : `${name}: ${winner}, ${total ? 'total victory' : 'simple victory'}, ${mandates} mandates`,
  mandates: (count) => `${count} ${count === 1 ? 'mandate' : 'mandates'}`,
}

export const en: Words = {
  options: {
    memoryAid: {
      label: 'Memory aid',
      help: 'The values as rolled stay in sight after the dice are hidden.',
      values: {},
    },
    clock: {
      label: 'Clock',
      help: 'Time for each decision.',
      values: { off: 'Off', '30': '30 s', '60': '60 s', '120': '2 min' },
    },
  },
  status({ table, seat }, prompt, names) {
    const { phase, round } = table
    switch (prompt?.type) {
      case undefined:
        break
      case 'ready':
        return `Round ${round}: remember the throws before they are hidden.`
      case 'flip':
        return prompt.answering
          ? `${names[1 - seat!]} flipped. Do you answer?`
          : `Before action ${prompt.action}: do you flip a die?`
      case 'choose':
        return `Action ${prompt.action}: choose a die in secret.`
      case 'veto':
        return `Two ${color[prompt.color]} dice: do you veto?`
      case 'hand':
        return prompt.attempt === 1
          ? 'Rock, paper or scissors? The winner says who writes first.'
          : 'The same again: rock, paper or scissors?'
      case 'order':
        return 'You won: who writes first?'
      case 'write':
        return prompt.owner === seat
          ? `Write your ${color[prompt.color]} ${prompt.value}.`
          : `Pick the field for ${names[prompt.owner]}’s ${color[prompt.color]} ${prompt.value}.`
      case 'bonus':
        return 'You completed a set: write any number you like.'
      default:
        prompt satisfies never
    }
    switch (phase.type) {
      case 'study':
        return `Round ${round}: the throws.`
      case 'flip':
        return `Round ${round}, action ${phase.action}: who flips?`
      case 'answerFlip':
        return `${names[1 - phase.seat]} flipped. Will there be an answer?`
      case 'choose':
        return `Round ${round}, action ${phase.action}: choosing in secret.`
      case 'veto':
        return `Two ${color[dicePlayed(table.played)[0].color]} dice: a veto?`
      case 'hands':
        return 'All equal: rock-paper-scissors decides.'
      case 'order':
        return `${names[phase.winner]} won and says who writes first.`
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
  },
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
        if (event.seats.length === 0) return event.answering ? 'No answer to it.' : 'Nobody flipped.'
        return `${list(event.seats.map((seat) => names[seat]))} flipped a die${event.answering ? ' in answer' : ''}.`
      case 'flippedOwn':
        return table.phase.type === 'over' ? `Flipped: ${color[event.color]} ${event.from} → ${event.to}.` : null
      case 'revealed':
        return `${names[0]}: ${enBoard.die(event.dice[0])}, ${names[1]}: ${enBoard.die(event.dice[1])}.`
      case 'met':
        return explain(event, names)
      case 'vetoes':
        return event.by.length === 0
          ? 'Nobody vetoed.'
          : `${list(event.by.map((seat) => names[seat]))} vetoed: nobody writes.`
      case 'third':
        return 'After two vetoes the third dice are shown.'
      case 'hands': {
        const shown = `${names[0]}: ${event.hands[0]}, ${names[1]}: ${event.hands[1]}.`
        return event.winner === null ? `${shown} Once more.` : `${shown} ${names[event.winner]} wins.`
      }
      case 'order': {
        const why = { value: 'played the lower value', flips: 'flipped less often', hands: 'the winner said so' }
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
            ? 'A tie, no mandates.'
            : `${names[event.winner]}, ${event.total ? 'total' : 'simple'} victory: ${event.mandates} mandates.`
        }`
      case 'over':
        return `Mandates: ${names[0]} ${event.mandates[0]}, ${names[1]} ${event.mandates[1]}.`
      default:
        return event satisfies never
    }
  },
  refusal: (refusal: Refusal) =>
    ({
      'EN-1.3': 'That field is taken: pick another region.',
      'EN-3.6': 'You have played that die: flip a hidden one.',
      'EN-4.2': 'You have played that die: choose one of those left.',
    })[refusal.rule] ?? null,
  ending(outcome: Outcome, names) {
    if (outcome.winners.length !== 1) return 'All equal: a grand coalition, the victory is shared.'
    const name = names[outcome.winners[0]]
    const why: Record<string, string> = {
      'EN-12.6': ': mandates are equal, but they have more fields',
      'EN-12.7': ': all else is equal, but their numbers add up to more',
    }
    return `${name} won the election${why[outcome.rule] ?? ''}.`
  },
  scoreParts: {
    ...Object.fromEntries(regions.map(({ id, name }) => [id, name])),
    fields: 'Fields (not mandates)',
    sum: 'Sum of numbers (not mandates)',
  },
}
