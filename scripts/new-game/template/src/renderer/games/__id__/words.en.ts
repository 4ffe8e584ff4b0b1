import type { BoardWords, Words } from './words'

const stones = (count: number) => (count === 1 ? '1 stone' : `${count} stones`)

export const boardWords: BoardWords = {
  howMany: 'How many stones?',
  takeNothing: 'Take',
  heap: (left) => `The heap: ${stones(left)}`,
  pick: (count) => `Take ${stones(count)}`,
  take: (count) => `Take ${stones(count)}`,
  taken: (count) => stones(count),
}

export const words: Words = {
  options: {
    stones: {
      label: 'Heap',
      help: 'How many stones the heap starts with.',
      values: { 15: '15 stones', 21: '21 stones', 28: '28 stones' },
    },
  },
  status(view, prompt, names) {
    const { heap, turn, winner } = view.table
    if (winner !== null) return `${names[winner]} took the last stone.`
    if (prompt === null) return `${names[turn]} is to move.`
    return heap <= prompt.most ? 'Take the last stones and win.' : `Take up to ${prompt.most} stones.`
  },
  tell(event, names) {
    switch (event.type) {
      case 'begun':
        return `${stones(event.stones)} on the heap. ${names[event.starter]} begins.`
      case 'took':
        return `${names[event.seat]} takes ${stones(event.count)}; ${event.left} left.`
      case 'won':
        return `${names[event.seat]} took the last stone and wins.`
      default:
        return event satisfies never
    }
  },
  refusal: ({ rule }) =>
    ({
      '__prefix__-3': 'Take one, two or three stones.',
      '__prefix__-4': 'There are not that many stones left.',
    })[rule] ?? null,
  ending: ({ winners: [winner] }, names) => `${names[winner]} took the last stone.`,
  scoreParts: { taken: 'Stones taken' },
}
