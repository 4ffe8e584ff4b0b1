/** Rare things about long routes and the end of the game. */
import { both } from '../../../core/manifest'
import {
  goals,
  claim,
  claimsBy,
  endOfClaim,
  falseClaim,
  pass,
  passed,
  place,
  placed,
  praise,
  quiet,
  routeWon,
  shown,
  startAt,
  wrong,
  type ForrasStep,
} from './kit'
import { crossingAt } from './positions'

const { all, any, happened } = goals

export const lastPass: ForrasStep = {
  id: 'fp-pass',
  start: startAt({
    on: 'Yb2 Lf6 Re1',
    card: 9,
    pile: [],
    discs: [
      { yellow: 6, purple: 5, pink: 5 },
      { yellow: 5, purple: 6, pink: 5 },
    ],
    won: [
      [4, 6, 8, '?'],
      [5, 7],
    ],
    idle: 1,
  }),
  rules: ['FP-11', 'FP-29', 'FP-32'],
  say: both(
    'Béla passzolt. Ha most te sem teszel le korongot, vége a játéknak. 16–16 az állás, de neked több számkártyád van. Mit teszel?',
    'Béla passed. If you don’t place a disc either, the game ends. Discs are level at 16, but you hold more number cards. What do you do?',
  ),
  headline: both('16–16. Mit teszel?', '16–16. What now?'),
  look: ['player-0', 'player-1', 'pass'],
  tasks: [
    {
      goal: happened('ended', { winners: [0] }),
      wrong: [
        wrong(
          placed,
          place('Ya1'),
          'Így tovább tart a játék, és Béla még nyerhet.',
          'That keeps the game going, and Béla may still win.',
        ),
      ],
      praise: [
        praise(
          'Egyenlő korongszámnál a több számkártya nyer; ha az is egyenlő, közös a győzelem. A téves bejelentés is passznak számít.',
          'With discs level, more number cards win; if those are level too, the victory is shared. A false claim counts as a pass.',
        ),
      ],
      solution: pass,
    },
  ],
}

export const crossing: ForrasStep = {
  id: 'fp-crossing',
  start: startAt(crossingAt),
  rules: ['FP-15', 'FP-16', 'FP-21'],
  say: both(
    'Hét korong kell. Az út keresztezheti a saját átlóját, de egy korongot sem érinthet kétszer. Kerülj egyet: d1, d2, e3, f3, aztán vissza!',
    'You need seven discs. A route may cross its own diagonal but touch no disc twice. Go the long way: d1, d2, e3, f3, then back!',
  ),
  headline: both('Egy hurok a kertben', 'A loop in the garden'),
  look: ['d1', 'd2', 'e3', 'f3', 'e2', 'd3'],
  until: endOfClaim,
  tasks: [
    {
      goal: routeWon,
      wrong: [
        shown(
          all(falseClaim, any(claimsBy('d1 d2 e3 d4'), claimsBy('d1 e2 d3 d4'))),
          claim('L d1 d2 e3 d4'),
          'Ez csak négy. Az e3-ról menj előbb az f3-ra!',
          'That’s only four. From e3, go to f3 first!',
        ),
        shown(
          falseClaim,
          claim('Y d1 d2 e3 f3 e2 d3 d4'),
          'Nem jó: az út d1, d2, e3, f3, e2, d3, és a végén rózsaszín kell.',
          'Not quite: the route is d1, d2, e3, f3, e2, d3, and it ends with pink.',
        ),
        wrong(quiet, place('Ya1'), 'A hét korong már megvan.', 'The seven discs are there already.'),
      ],
      refused: [
        {
          rule: 'FP-16',
          say: both('Egy korongot csak egyszer érinthetsz.', 'You may touch a disc only once.'),
          example: claim('R d1 d2 e3 d2 d3 d4'),
        },
      ],
      praise: [
        praise(
          'Az e2–d3 lépés átvágta a d2–e3 lépést, ez szabad. Hat korong a tiéd, egy Béláé.',
          'The step e2–d3 crossed d2–e3, which is fine. Six discs for you, one for Béla.',
        ),
      ],
      solution: claim('R d1 d2 e3 f3 e2 d3 d4'),
    },
  ],
}

export const lastCard: ForrasStep = {
  id: 'fp-last-card',
  start: startAt({
    on: 'Ld1 Rd2 Ye3',
    pile: [],
    discs: [
      { yellow: 4, purple: 4, pink: 3 },
      { yellow: 5, purple: 4, pink: 4 },
    ],
    won: [
      [5, 7],
      [6, 8, 9, '?'],
    ],
  }),
  rules: ['FP-3', 'FP-27', 'FP-30', 'FP-31'],
  say: both(
    'A hét számkártyából ez az utolsó: aki elnyeri, véget vet a játéknak. 11–13 az állás. Megéri most bejelenteni?',
    'This is the last of the seven number cards: winning it ends the game. You trail 11 to 13. Is it worth claiming now?',
  ),
  headline: both('Az utolsó kártya', 'The last card'),
  look: ['card', 'player-0', 'player-1', 'd1'],
  tasks: [
    {
      goal: happened('ended', { winners: [0] }),
      wrong: [
        wrong(
          any(placed, passed),
          place('Ya1'),
          'Négy korong hiányzó kettőért: 15–13-ra nyernél. Jelentsd be!',
          'Four discs when you trail by two: you’d win 15 to 13. Claim!',
        ),
        shown(falseClaim, claim('Y d1 d2 e3 d4'), 'Sárgáról balra fel lila kell.', 'Up-left from yellow needs purple.'),
      ],
      praise: [
        praise(
          '15–13! Elkelt a hetedik kártya, vége. A kártyák száma csak döntetlennél számít: itt a korongok döntöttek.',
          '15 to 13! The seventh card is won, it’s over. Cards only break ties: here the discs decided.',
        ),
      ],
      solution: claim('L d1 d2 e3 d4'),
    },
  ],
}
