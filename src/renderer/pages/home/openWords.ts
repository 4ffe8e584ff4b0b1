/** What opening files says. Loaded with that, so that the first page costs nothing for it. */
import { articleOf, firstArticleOf } from '../../words/article'
import { plural } from '../../words/en/grammar'
import type { Language } from '../../words/language'

const en = {
  title: 'Open a saved match',
  /** `archived`: what else can be opened. */
  how: (archived: readonly string[]) =>
    `Drop a record here: one saved by Asztal${archived.map((one) => `, or ${one}`).join('')}. You can watch it, review it and play on. To check a match, add the files that devices saved of it. Nothing leaves this computer.`,
  choose: 'Choose files',
  watch: 'Watch',
  review: 'Review',
  steps: (n: number) => plural(n, 'step'),
  ended: 'finished',
  unfinished: 'stops before the end',
  broken: (after: number, text: string | null, rule: string | null) =>
    `It can be replayed up to step ${after}. ${text === null ? 'What comes next' : `The next move, “${text}”,`} ${rule === null ? 'can’t be read.' : `is against the rules (${rule}).`}`,
  check: 'Does it check out?',
  none: 'There is no record of a match among these files.',
  many: (n: number) => `Only the first ${n} files were opened.`,
  unread: {
    large: (name: string) => `${name} is too large to be the record of a match.`,
    unknown: (name: string) => `${name} is neither a record nor what a device saw.`,
    game: (name: string, game: string) => `${name} is a match of “${game}”, a game that isn’t here.`,
    rules: (name: string, needs: number, have: number) =>
      `${name} needs version ${needs} of the rules; version ${have} is here. Open it in the Asztal it was played on.`,
  },
  alone: 'The record by itself is fine: it keeps to the rules, and its dice and cards are the ones promised.',
}

export type OpenWords = typeof en

const hu: OpenWords = {
  title: 'Mentett parti megnyitása',
  how: (archived) =>
    `Húzz ide egy jegyzőkönyvet: olyat, amit az Asztal mentett${archived.map((one) => `, vagy ${one}`).join('')}. Megnézheted, elemezheted, és folytathatod is. Ha ellenőrizni akarsz egy partit, add hozzá, amit az eszközök elmentettek róla. Semmi sem hagyja el ezt a gépet.`,
  choose: 'Fájlok kiválasztása',
  watch: 'Megnézem',
  review: 'Elemzem',
  steps: (n) => `${n} lépés`,
  ended: 'végigjátszották',
  unfinished: 'a vége előtt abbamarad',
  broken: (after, text, rule) =>
    `${firstArticleOf(after)} ${after}. lépésig játszható vissza. ${text === null ? 'Ami utána jön' : `A következő lépés („${text}”)`} ${rule === null ? 'nem olvasható.' : `szabálytalan (${rule}).`}`,
  check: 'Rendben van?',
  none: 'Ezek közt a fájlok közt nincs jegyzőkönyv.',
  many: (n) => `Csak az első ${n} fájlt nyitottuk meg.`,
  unread: {
    large: (name) => `${name}: túl nagy ahhoz, hogy egy parti jegyzőkönyve legyen.`,
    unknown: (name) => `${name}: se nem jegyzőkönyv, se nem egy eszköz mentése.`,
    game: (name, game) => `${name}: ez egy „${game}”-parti, de ilyen játék itt nincs.`,
    rules: (name, needs, have) =>
      `${name}: ehhez a szabályok ${needs}. változata kell, itt ${articleOf(have)} ${have}. van. Abban az Asztalban nyisd meg, amelyikben játszottátok.`,
  },
  alone: 'A jegyzőkönyv magában rendben van: szabályos, és a sorsolás az, amit a házigazda gépe ígért.',
}

export const openWords: Readonly<Record<Language, OpenWords>> = { en, hu }
