import type { BoardWords, Words } from './words'

export const boardWords: BoardWords = {
  howMany: 'Hány követ veszel el?',
  takeNothing: 'Elveszem',
  heap: (left) => `A kupac: ${left} kő`,
  pick: (count) => `${count} kő elvétele`,
  take: (count) => `Elveszek ${count} követ`,
  taken: (count) => `${count} kő`,
}

export const words: Words = {
  options: {
    stones: {
      label: 'Kupac',
      help: 'Hány kővel indul a kupac.',
      values: { 15: '15 kő', 21: '21 kő', 28: '28 kő' },
    },
  },
  status(view, prompt, names) {
    const { heap, turn, winner } = view.table
    if (winner !== null) return `${names[winner]} vette el az utolsó követ.`
    if (prompt === null) return `${names[turn]} jön.`
    return heap <= prompt.most ? 'Vedd el az utolsó köveket, és nyersz.' : `Vegyél el legfeljebb ${prompt.most} követ.`
  },
  tell(event, names) {
    switch (event.type) {
      case 'begun':
        return `${event.stones} kő van a kupacban. ${names[event.starter]} kezd.`
      case 'took':
        return `${names[event.seat]} elvett ${event.count} követ, ${event.left} maradt.`
      case 'won':
        return `${names[event.seat]} vette el az utolsó követ, és nyert.`
      default:
        return event satisfies never
    }
  },
  refusal: ({ rule }) =>
    ({
      '__prefix__-3': 'Egy, két vagy három követ vehetsz el.',
      '__prefix__-4': 'Ennyi kő már nincs a kupacban.',
    })[rule] ?? null,
  ending: ({ winners: [winner] }, names) => `${names[winner]} vette el az utolsó követ.`,
  scoreParts: { taken: 'Elvett kövek' },
}
