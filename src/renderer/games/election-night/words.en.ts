/** What the frame says about the game, in English. */
import type { Outcome, Refusal, Seat } from '../../../engine/core/contract'
import { regions } from '../../../engine/games/election-night/board'
import type { Prompt, Table } from '../../../engine/games/election-night/facts'
import { dicePlayed } from '../../../engine/games/election-night/round/meeting'
import { boardWords, color, explain, list, nameOf } from './boardWords.en'
import type { Words } from './words'

export { boardWords }

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
      const { by, seat, value } = phase.pending[0]
      if (value === null) return `${names[by]} completed a set and writes a bonus number.`
      return by === seat
        ? `${names[by]} is writing a ${value}.`
        : `${names[by]} picks the field for ${names[seat]}’s ${value}.`
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
