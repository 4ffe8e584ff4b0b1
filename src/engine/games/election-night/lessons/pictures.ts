/** Positions that illustrate the rules pages. */
import type { Picture } from '../../../core/lesson'
import type { Hidden, Own, PerSeat, Table } from '../facts'
import { beforeSet, counted, later, middle, nearlyTotal, oneGap, overtaken } from './maps'
import { sceneStart, writing, type LessonScene } from './scene'

type EnPicture = Picture<Table, Own, Hidden>

function picture(rule: string, scene: LessonScene, look: readonly string[], hu: string, en: string): EnPicture {
  return { rule, caption: { hu, en }, look, start: () => sceneStart(scene), seat: 0 }
}

const plus = ([one, two]: PerSeat<string>, teal: string, violet = ''): PerSeat<string> => [
  `${one} ${teal}`,
  `${two} ${violet}`,
]

export const pictures: readonly EnPicture[] = [
  picture(
    'EN-2.4',
    { marks: overtaken, round: 4, phase: { type: 'study' }, left: ['B2 R3 W4', 'B6 R1 W5'] },
    ['thrown-0', 'thrown-1'],
    'Három különböző szám mindkettőtöknek. Most még látod az övét is; jegyezd meg!',
    'Three different numbers each. For now you see theirs too: remember them!',
  ),
  picture(
    'EN-5.2',
    {
      marks: overtaken,
      round: 4,
      phase: writing(1, '0 by 0 W4', '1 by 1 B4'),
      left: ['B2 R3', 'R1 W5'],
      played: ['W4', 'B6'],
    },
    ['duel'],
    'Fehér 4 a kék 6 ellen: a kékből 4 marad. A fehér ír először, mert a 4 kisebb a kijátszott 6-nál.',
    'White 4 against blue 6: the blue is worth 4. White writes first, because 4 is less than the 6 played.',
  ),
  picture(
    'EN-6.2',
    {
      marks: middle,
      round: 5,
      phase: writing(1, '1 by 0 R6'),
      left: ['B3 R5', 'B4 W1'],
      played: ['W2', 'R6'],
    },
    ['duel', 'EM'],
    'A piros 6-os fehér 2-essel találkozott: a lila 6-osnak a türkiz választ helyet, például ahol a lila úgyis vezet.',
    'The red 6 met a white 2: teal picks the place for violet’s 6, say where violet leads anyway.',
  ),
  picture(
    'EN-7.2',
    {
      marks: later,
      round: 6,
      phase: writing(2, '0 by 0 R4'),
      left: ['B6', 'B5'],
      played: ['W1 R4', 'R2 W4'],
    },
    ['duel'],
    'Fehér 4 a piros 4 ellen: a fehér nem íródik be, a piros igen.',
    'White 4 against red 4: the white isn’t written, the red is.',
  ),
  picture(
    'EN-7.3',
    {
      marks: later,
      round: 6,
      phase: writing(2, '0 by 0 B2'),
      left: ['R6', 'R3'],
      played: ['W2 B4', 'B1 W4'],
    },
    ['duel'],
    'Fehér 4 a kék 4 ellen: a fehér nem íródik be, de a kékből is csak 2 marad.',
    'White 4 against blue 4: the white isn’t written, but the blue is only worth 2.',
  ),
  picture(
    'EN-6.3',
    {
      marks: middle,
      round: 5,
      phase: { type: 'veto', action: 1 },
      left: ['B6 W2', 'B1 W4'],
      played: ['R3', 'R5'],
    },
    ['duel'],
    'Piros 3 a piros 5 ellen: ha nincs vétó, a kisebb gazdája választ helyet mindkettőnek.',
    'Red 3 against red 5: without a veto, the lower one’s owner places both.',
  ),
  picture(
    'EN-8.3',
    {
      marks: later,
      round: 7,
      phase: writing(3, '0 by 0 R2', '1 by 0 R5'),
      left: ['', ''],
      played: ['B1 W3 R2', 'B6 W4 R5'],
      vetoed: [1, 2],
    },
    ['duel'],
    'Két vétó után előkerül a harmadik kocka: választás, átforgatás és vétó nélkül.',
    'After two vetoes the third dice come out: no choice, no flip, no veto.',
  ),
  picture(
    'EN-10.1',
    {
      marks: plus(beforeSet, 'KD3=3'),
      round: 7,
      phase: { type: 'write', action: 1, pending: [{ seat: 0, by: 0, value: null, color: null }] },
      left: ['B5 R1', 'B6 W4'],
      played: ['W3', 'R2'],
    },
    ['KD3'],
    'A 3-assal megvan az 1–6: kész a szett, jön a szabadon választott szám.',
    'The 3 completes 1 to 6: a set, and a number of your own choice.',
  ),
  picture(
    'EN-12.4',
    {
      marks: plus(nearlyTotal, 'KM5=5'),
      round: 8,
      phase: writing(1, '1 by 1 B6'),
      left: ['B3 W1', 'R2 W4'],
      played: ['R5', 'B6'],
    },
    ['KM'],
    'Közép-Magyarország betelt, a türkiz 15:7-re nyert, és nincs két egyforma száma: 5+2 mandátum.',
    'Közép-Magyarország is full, teal won 15–7 and has no number twice: 5+2 seats.',
  ),
  picture(
    'EN-11.2',
    {
      marks: oneGap,
      round: 10,
      phase: { type: 'choose', action: 2 },
      left: ['B6 R4', 'B5 W6'],
      played: ['W1', 'R2'],
      flips: [5, 5],
    },
    ['DA'],
    'Egyetlen mező maradt. Aki másodikként írna, annak a száma elvész.',
    'One field is left. The number that comes second is lost.',
  ),
  picture(
    'EN-12.1',
    {
      marks: counted,
      round: 10,
      phase: { type: 'over' },
      left: ['W1', 'B5'],
      played: ['B3 R4', 'R2 W6'],
      flips: [5, 5],
    },
    ['KM', 'DA'],
    'A végén: Dél-Alföld 13:12, Közép-Magyarország 10:8 és teljes. Összesen 30:23 a türkizé.',
    'At the end: Dél-Alföld 13–12, Közép-Magyarország 10–8, a clean sweep. Teal wins 30–23.',
  ),
]
