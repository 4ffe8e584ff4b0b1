import { articleOf } from '../article'
import type { Words } from '../en'
import { list } from './grammar'

export const result: Words['result'] = {
  brokenOff: (step) =>
    `A parti ${articleOf(step)} ${step}. lépésnél félbeszakadt. A jegyzőkönyve zárva marad, így a sorsolást nem lehetett ellenőrizni.`,
  title: 'Vége',
  won: (names) => (names.length === 1 ? `${list(names)} nyert` : `${list(names)} együtt nyert`),
  youWon: 'Nyertél',
  youWonWith: (names) => `Nyertetek, te és ${list(names)}`,
  lost: 'Szép játék volt.',
  by: (points) => `A különbség ${points}.`,
  decidedBy: (part, mine, theirs) => `Itt dőlt el: ${part}, ${mine} : ${theirs}.`,
  decidedAt: (text, mine, points) => `Itt dőlt el (esély: ${mine} → ${points}%): ${text}`,
  bestAt: (text) => `${text}, a legtöbb`,
  yourBest: (text) => `A legjobbad: ${text}`,
  draw: 'Döntetlen',
  fortunes: 'Ki állt nyerésre?',
  scores: 'Pontok',
  total: 'Összesen',
  again: 'Még egyszer',
  lobby: 'Másik játék',
  hostDecides: (name) => `A folytatásról ${name} dönt.`,
  evening: 'Ma este',
  eveningLine: (won, played) => `${won} győzelem ${played} partiból`,
  journal: 'A parti jegyzőkönyvének mentése',
  noJournal: 'A házigazda gépe nem adta ki a jegyzőkönyvet.',
  transcript: 'Mentem, amit ez az eszköz látott',
  review: 'Elemzem a partit',
  watchWith: (name) => `Nézem az elemzést, ${name} lapoz`,
  lookAtBoard: 'Megnézem a táblát',
  winner: 'győztes',
}
