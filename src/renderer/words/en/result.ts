import { list } from './grammar'

export const result = {
  brokenOff: (step: number) =>
    `The match was broken off at step ${step}. Its record stays closed, so what was drawn could not be checked.`,
  title: 'The end',
  won: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  youWon: 'You won',
  youWonWith: (names: readonly string[]) => `You won, together with ${list(names)}`,
  lost: 'Well played.',
  by: (points: number) => `Ahead by ${points}.`,
  decidedBy: (part: string, mine: number, theirs: number) => `What made the difference: ${part}, ${mine} to ${theirs}.`,
  decidedAt: (text: string, mine: number, points: number) =>
    `The turning point (chance to win: ${mine} → ${points}%): ${text}`,
  bestAt: (text: string) => `${text}, the most`,
  yourBest: (text: string) => `Your best: ${text}`,
  draw: 'A draw',
  fortunes: 'Who was ahead?',
  scores: 'Points',
  total: 'Total',
  again: 'Play again',
  lobby: 'Another game',
  hostDecides: (name: string) => `${name} decides what comes next.`,
  evening: 'This evening',
  eveningLine: (won: number, played: number) => `won ${won} of ${played}`,
  journal: 'Save the match record',
  noJournal: 'The host’s computer didn’t give out the record.',
  transcript: 'Save what this device saw',
  review: 'Review the match',
  watchWith: (name: string) => `Watch the review with ${name}`,
  lookAtBoard: 'Look at the board',
  winner: 'winner',
}
