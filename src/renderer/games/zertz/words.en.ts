import { marbles, type Draw, type Marble, type Stock, type Win } from '../../../engine/games/zertz/facts'
import { drawnBy, winOf, wonBy } from '../../../engine/games/zertz/outcome'
import { capital } from '../../words/capital'
import { list } from '../../words/en/grammar'
import type { Target } from './draft'
import { isBrief } from './replies'
import type { BoardWords, ZertzWords } from './words'

const counts = ['', 'a', 'two', 'three', 'four', 'five', 'six']
const haulOf = (haul: Stock) =>
  list(
    marbles.flatMap((marble) =>
      haul[marble] > 0 ? [`${counts[haul[marble]] ?? 'many'} ${marble}${haul[marble] > 1 ? 's' : ''}`] : [],
    ),
  )

/** Like `list`, with another word before the last. */
const either = (all: readonly string[]) => [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' or ')

const aims: Readonly<Record<Target, string>> = {
  place: 'you can place here',
  remove: 'can be removed',
  start: 'can jump',
  jump: 'you can jump here',
}

export const boardWords: BoardWords = {
  board: 'The board',
  supply: 'Common supply',
  ownStock: 'From your own marbles',
  next: {
    pickMarble: 'Which marble goes here?',
    pickRing: 'Which ring does it go on?',
    pickFree: 'Now remove a ring from the edge.',
    jumpOn: 'Where does it jump?',
    moves: 'Play this move?',
    jumps: 'Capture this way?',
  },
  play: 'Play',
  capture: 'Capture',
  pass: 'Pass',
  demand: 'Demand it back',
  accept: 'Accept',
  verdict: 'This move would end the game, but a capture was overlooked. Do you accept it, or demand it back?',
  askBack: 'Take back?',
  agree: 'Agree',
  decline: 'Decline',
  wantsBack: (texts) => `This would be undone: ${texts.join(' · ')}. Do you agree?`,
  claim: (count) => `Claim (${count})`,
  marbleAt: (marble, ring) => `${marble} marble on ${ring}`,
  ring: (ring, marble, aim) => [ring, marble ?? 'empty', ...(aim ? [aims[aim]] : [])].join(', '),
  stock: (marble, count) => `${marble}: ${count} left`,
  captured: (marble, count, goal) => `${marble}: ${count}, ${goal} needed to win`,
  toEach: (missing, each) => `${each} of each colour: ${missing} to go`,
  noFree: 'No ring can come off now.',
  reply(name, hauls, may) {
    if (hauls.length === 0) return `${name} will have nothing to capture.`
    const does = may ? 'can capture' : 'must capture'
    return isBrief(hauls)
      ? `${name} ${does} next: ${either(hauls.map(haulOf))}.`
      : `${name} ${does} next, in one of several ways.`
  },
  takes: (count) => `takes ${count}`,
  places: (at, remove) => (remove === null ? at : `${at} · ring off: ${remove}`),
  chain: 'The last move',
  nothingYet: 'Nobody has moved yet.',
  removedRings: 'rings off',
  wonSet: { white: 'White', grey: 'Grey', black: 'Black', each: 'Every colour', full: 'Full board', time: 'On time' },
  movesMade: (count) => `${count} moves`,
  youWonOnTime: 'Well played! You kept your head and your time.',
  youWon: 'Well played! This set is yours.',
  youLost: 'Not this time. How about a rematch?',
  short: (name, missing) =>
    missing === 1 ? `${name} was a single marble short.` : `${name} was ${missing} marbles short.`,
  bestChain: (name, move, count) => `${name}’s best capture: move ${move}, ${count} marbles at once.`,
}

const draws: Readonly<Record<Draw, string>> = {
  passes: 'A draw: nobody can move.',
  repetition: 'A draw: the same position came up for the third time.',
}

const setDone = (marble: Marble) => `the ${marble} set is complete`
const wins: Readonly<Record<Win, string>> = {
  white: setDone('white'),
  grey: setDone('grey'),
  black: setDone('black'),
  each: 'the set of all colours is complete',
  full: 'the board is full, and they made the last move',
  time: 'the opponent’s time is up',
}

const refusals: Readonly<Record<string, string>> = {
  'ZE-1': 'There is no such ring on the board.',
  'ZE-10': 'You can capture, so you can’t place a marble now.',
  'ZE-4': 'You can’t place a marble during a capture.',
  'ZE-5': 'You need a marble from the supply and an empty ring for it.',
  'ZE-11': 'It can’t jump there: it goes straight over its neighbour to an empty ring.',
  'ZE-23': 'You have no marble of that colour.',
  'ZE-24': 'You have nothing to place.',
  'ZE-12': 'The marble can jump again: keep going.',
  'ZE-6': 'You must also remove a free ring.',
  'ZE-7': 'That ring isn’t free: it must be empty and able to slide out at the edge.',
  'ZE-16': 'You can only claim an island without an empty ring.',
  'ZE-28': 'There is no overlooked capture to take back.',
  'ZE-29': 'Your last move was taken back, so now you must capture.',
  'ZE-31': 'The last move would end the game: accept it, or have it taken back.',
  'ZE-34': 'Your time is up.',
  'ZE-36': 'This move can’t be taken back any more.',
  'ZE-37': 'The question is no longer open.',
}

export const words: ZertzWords = {
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
      help: 'You may overlook a compulsory capture; your opponent may then demand that the move be taken back.',
      values: {},
    },
    clock: {
      label: 'Clock',
      help: 'Per move: when time is up, a simple move is made for you. Per player: time for the whole game plus some for each move; when it is up, you lose.',
      values: {
        none: 'None',
        move30: '30 s per move',
        move60: '1 min per move',
        move120: '2 min per move',
        '5+5': '5 min + 5 s',
        '10+10': '10 min + 10 s',
        '20+10': '20 min + 10 s',
      },
    },
    takeBack: {
      label: 'Taking back',
      help: 'You may ask to take back your last move; it is undone if your opponent agrees.',
      values: {},
    },
  },
  status({ table }, prompt, names) {
    // Who won is for the end show to tell.
    if (table.outcome) return 'The game is over.'
    if (table.request) return `${names[table.request.by]} would like to take back the last move.`
    if (prompt === null) return table.captures ? `${names[table.turn]} must capture.` : `${names[table.turn]} to move.`
    if (prompt.type !== 'move') return 'Do you accept this move?'
    if (prompt.pass) return 'You can’t move. Pass, or demand the last move back.'
    if (prompt.capture && prompt.place === null) return 'You must capture. With which marble?'
    if (!prompt.capture && prompt.place === 'own') return 'The supply is empty: place a marble from your tray.'
    return prompt.capture ? 'Capture, or place a marble.' : 'Place a marble, then remove a ring.'
  },
  tell(event, names) {
    switch (event.type) {
      case 'begun':
        return `${names[event.starter]} begins.`
      case 'placed':
        return event.from === 'own'
          ? `${names[event.seat]} places a ${event.marble} marble of their own on ${event.at}.`
          : `${names[event.seat]} places ${event.marble} on ${event.at}.`
      case 'removed':
        return `Ring ${event.ring} is removed.`
      case 'jumped':
        return `${names[event.seat]} jumps ${event.from} → ${event.to} and takes ${event.captured}.`
      case 'claimed':
        return `${names[event.seat]} claims these marbles: ${event.group.map(({ marble }) => marble).join(', ')}.`
      case 'left':
        return `${names[event.seat]} leaves the isolated marbles.`
      case 'passed':
        return `${names[event.seat]} passes.`
      case 'timeUp':
        return `${names[event.seat]}’s time is up: a simple move is made for them.`
      case 'takenBack':
        return `${names[event.by]} demands the move back: ${event.text}.`
      case 'backAsked':
        return `${names[event.seat]} asks to take back: ${event.texts.join(' · ')}.`
      case 'backDeclined':
        return `${names[event.seat]} doesn’t agree. The move stands.`
      case 'backAgreed':
        return `${names[event.by]} agrees. Taken back: ${event.texts.join(' · ')}.`
      case 'won':
        return `${names[event.seat]} wins: ${wins[event.how]}.`
      case 'drawn':
        return draws[event.how]
      default:
        return event satisfies never
    }
  },
  refusal: ({ rule }) => refusals[rule] ?? null,
  ending(outcome, names, table) {
    const [winner] = outcome.winners
    return winner === undefined ? draws[drawnBy(outcome)] : `${names[winner]} won: ${wins[wonBy(table, outcome)]}.`
  },
  behind: (by) => `From ${by} ${by === 1 ? 'marble' : 'marbles'} behind.`,
  decided(outcome) {
    const how = winOf(outcome)
    return how === null ? draws[drawnBy(outcome)] : `${capital(wins[how])}.`
  },
  scoreParts: { white: 'White', grey: 'Grey', black: 'Black' },
}
