/** Positions that illustrate the rules page. */
import { both } from '../../../core/manifest'
import type { Picture } from '../../../core/lesson'
import type { Hidden, Own, Table } from '../facts'
import { learner, opening, startAt } from './kit'
import { atHome, bigCity, carrying, killer, killing, reopened, stopping, vetoed, wrongHouse } from './scenes'

export const pictures: readonly Picture<Table, Own, Hidden>[] = [
  {
    rule: 'AG-1.2',
    caption: both(
      'A kezdet: a kincs középen, tizenkét ügynök a szélén. Aki egymással szemben ül, egy csapat.',
      'The start: treasure in the middle, twelve agents on the rim. Opposite seats are a team.',
    ),
    look: ['d7', 'd1', 'treasure'],
    start: startAt(opening),
  },
  {
    rule: 'AG-4.1',
    caption: both(
      'A Róka (E6) egy utcát léphet: D6-ra, E5-re vagy F5-re. A D7 főhadiszállás: oda csak a kincset vive léphet.',
      'The Fox (E6) can go one street: to D6, E5 or F5. D7 is a headquarters: only with the treasure.',
    ),
    look: ['fox', 'd6', 'e5', 'f5'],
    start: startAt(opening),
  },
  {
    rule: 'AG-4.2',
    caption: both(
      'A Róka a kincsnél áll, egy utcányira a D7-es főhadiszállástól: viszi, és nyer a D7 csapata.',
      'The Fox stands at the treasure, one street from headquarters D7: it carries, and D7’s team wins.',
    ),
    look: ['fox', 'd7'],
    start: startAt(atHome),
  },
  {
    rule: 'AG-6.1',
    caption: both(
      'Az utasítás nyílként látszik. Most a másik öt játékos vétózhat, vagy elengedi.',
      'The order shows as an arrow. Now the other five may veto it or let it go.',
    ),
    look: ['fox', 'd5'],
    start: startAt(carrying),
  },
  {
    rule: 'AG-7.1',
    caption: both(
      '„Vétó 1200!” Aki utasított, tartja, vagy nem tartja; a Róka addig nem mozdul.',
      '“Veto 1,200!” The mover holds or gives up; until then the Fox stays put.',
    ),
    look: ['fox'],
    start: startAt(vetoed),
    seat: learner,
  },
  {
    rule: 'AG-7.6',
    caption: both(
      'A Szarvas hazavinné a kincset a G1-re. Ha a vétó nyer, semmi sem mozdul.',
      'The Stag would carry the treasure home to G1. If the veto wins, nothing moves.',
    ),
    look: ['stag', 'g1'],
    start: startAt(stopping),
    seat: learner,
  },
  {
    rule: 'AG-7.8',
    caption: both(
      'Egy vétó elbukott 1200-nál. A többieket újra megkérdezzük, de már legalább 1201 kell.',
      'A veto failed at 1,200. The others are asked again, but now it takes 1,201 at least.',
    ),
    look: ['shark', 'a1'],
    start: startAt(reopened),
    seat: learner,
  },
  {
    rule: 'AG-5.1',
    caption: both(
      'A Medve és a Holló egy ponton áll: a Medve ölhet, ha 1000 van rajta. A kincs a helyén marad.',
      'Bear and Raven share a point: the Bear can kill if you have 1,000 on it. The treasure stays.',
    ),
    look: ['bear', 'raven'],
    start: startAt(killing),
    seat: learner,
  },
  {
    rule: 'AG-5.5',
    caption: both(
      'A Denevér ölné meg a Kígyót: vétózni a Denevérre könyvelt pénzzel lehet.',
      'The Bat is to kill the Snake: only money on the Bat can veto.',
    ),
    look: ['bat'],
    start: startAt(killer),
    seat: learner,
  },
  {
    rule: 'AG-9.1',
    caption: both(
      'Ha a Nyúl innen a G4-re viszi a kincset, a G4 csapata nyer, bárki utasította.',
      'If the Hare carries the treasure to G4, G4’s team wins, no matter who gave the order.',
    ),
    look: ['hare', 'g4'],
    start: startAt(wrongHouse),
  },
  {
    rule: 'AG-1.8',
    caption: both('A nagyváros: 61 pont.', 'The big city: 61 points.'),
    look: [],
    start: startAt(bigCity),
  },
]
