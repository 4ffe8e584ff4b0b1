/** Rare things, one step each. */
import { before } from './before'
import { both, type InBoth } from '../../../core/manifest'
import { crossing, lastCard, lastPass } from './endings'
import {
  claim,
  claimsBy,
  endOfClaim,
  falseClaim,
  goals,
  goesTo,
  place,
  placed,
  praise,
  quiet,
  routeWon,
  sheets,
  shown,
  startAt,
  wrong,
  belaPlays,
  type ForrasLesson,
  type ForrasStep,
} from './kit'
import { bankAt, lendingAt, numberAt, tapAt } from './positions'

const { all, happened } = goals

const extra = (id: string, title: InBoth, ...steps: readonly ForrasStep[]): ForrasLesson => ({
  ...{ id, title, steps },
  revision: 1,
  extra: true,
})

const mistake: ForrasStep = {
  id: 'fp-mistake',
  start: startAt(numberAt),
  rules: ['FP-22', 'FP-23', 'FP-24'],
  say: both(
    'Most tévedj szándékosan: jelentsd be a négykorongos utat, pedig öt kell! Mi történik?',
    'Now be wrong on purpose: claim the four-disc route although five are needed! What happens?',
  ),
  headline: both('Tévedj szándékosan!', 'Be wrong on purpose!'),
  look: ['claim', 'd1', 'd2', 'e3', 'd4'],
  until: endOfClaim,
  tasks: [
    {
      goal: falseClaim,
      wrong: [
        wrong(
          routeWon,
          claim('L e1 d1 d2 e3 d4'),
          'Ez jó út! Most egy téves kell.',
          'That one is right! We need a false one.',
        ),
        wrong(quiet, place('Ya1'), 'Bejelentést kérünk, mégpedig téveset.', 'We want a claim, and a false one.'),
      ],
      refused: [
        {
          rule: 'FP-14',
          say: both(
            'Ez lapok nélkül is látszik: a játék visszautasítja, és nem kerül semmibe. Olyan hiba kell, ami csak az ellenőrzéskor derül ki.',
            'Anyone can see that without a sheet, so it’s refused and costs nothing. Make a mistake that only the check finds.',
          ),
          example: claim('L d2 e3 d4'),
        },
      ],
      praise: [
        praise(
          'A korong visszakerül oda, ahonnan jött, mindenki látja a hibát, és Béla jön. Ha az asztal segítséget választott, a téves bejelentés ingyen van.',
          'The disc goes back where it came from, everyone sees the fault, and it’s Béla’s turn. With the assistance option, a false claim costs nothing.',
        ),
      ],
      solution: claim('L d1 d2 e3 d4'),
    },
  ],
}

const bank: ForrasStep = {
  id: 'fp-bank',
  start: startAt(bankAt),
  rules: ['FP-1', 'FP-9', 'FP-12'],
  say: both(
    'Színenként 16 korong van, és a bankból elfogyott a lila. Ilyenkor, és csak ilyenkor, a sajátodból tehetsz, a forrásra is. Jelentsd be az utat!',
    'There are 16 discs of each colour, and the bank is out of purple. Then, and only then, you may use your own, on the spring too. Claim!',
  ),
  headline: both('Elfogyott a lila', 'No purple left'),
  look: ['bank-purple', 'd1'],
  until: endOfClaim,
  tasks: [
    {
      goal: all(routeWon, happened('claimed', { source: 'own' })),
      wrong: [
        shown(falseClaim, claim('Y d1 d2 e3 d4'), 'Sárgáról balra fel lila kell.', 'Up-left from yellow needs purple.'),
        wrong(
          all(placed, happened('placed', { source: 'own' })),
          place('La1'),
          'Szabad, de onnantól senkié, és nálad nem számít. Van kész utad!',
          'Allowed, but from then on it’s nobody’s and doesn’t count for you. You have a route!',
        ),
        wrong(
          quiet,
          place('Ya1'),
          'Van kész utad: jelentsd be a saját liláddal!',
          'You have a route: claim it with your own purple!',
        ),
      ],
      praise: [
        praise(
          'Tízből tizenhárom: egy a sajátod volt. Akinek sem a bankban, sem magánál nincs letehető korongja, az magától passzol.',
          'From ten to thirteen: one was your own. A player with nothing to place, from the bank or their own, passes automatically.',
        ),
      ],
      solution: claim('L d1 d2 e3 d4'),
    },
  ],
}

const gift: ForrasStep = {
  id: 'fp-gift',
  start: startAt({
    ...lendingAt,
    sheets: [sheets.learner, sheets.bela, '←↻↑↓↗→↘↖↙'],
    discs: [
      { yellow: 2, purple: 2, pink: 2 },
      { yellow: 3, purple: 3, pink: 3 },
      { yellow: 1, purple: 1, pink: 1 },
    ],
    won: [[5], [6], []],
    pile: [7, 8, 9, '?'],
  }),
  rules: ['FP-20', 'FP-25', 'FP-2'],
  say: both(
    'Hárman ültök. Az első lépést Béla és Cili lapja is adja, a tiéd nem. Kinek jusson a korong? A lépés jelére koppintva válthatsz.',
    'Three players. Béla’s and Cili’s sheets both make the first step, yours doesn’t. Who gets the disc? Tap the step’s mark to switch.',
  ),
  headline: both('Kinek jusson a korong?', 'Who gets the disc?'),
  look: ['player-1', 'player-2', 'step-1'],
  until: endOfClaim,
  tasks: [
    {
      goal: all(routeWon, goesTo('d2', 2)),
      wrong: [
        shown(
          goesTo('d2', 1),
          claim('L d1 d2 e3 d4'),
          'Ha nem választasz, az óramutató járása szerint következőé. De Béla vezet: inkább Cilinek!',
          'If you don’t choose, it goes to the next clockwise. But Béla is ahead: better Cili!',
        ),
        shown(falseClaim, claim('Y d1 d2 e3 d4'), 'Sárgáról balra fel lila kell.', 'Up-left from yellow needs purple.'),
        wrong(quiet, place('Ya1'), 'Kész az út: jelentsd be!', 'The route is ready: claim it!'),
      ],
      praise: [
        praise(
          'Cili van lemaradva, neki kevésbé fáj adni. Ahol a te lapod is illik, ott alapból a tiéd a korong.',
          'Cili is behind, so it hurts less. Where your own sheet fits, the disc is yours unless you choose otherwise.',
        ),
      ],
      solution: claim('L d1 d2 e3 d4', '2 0 0'),
    },
  ],
}

const corner: ForrasStep = {
  id: 'fp-corner',
  seat: 1,
  start: startAt({
    on: 'Ya1 Lb2 Lc3 Rg2',
    options: { seating: 'adjacent' },
    sheets: [sheets.bela, sheets.learner],
    turn: 1,
  }),
  rules: ['FP-2', 'FP-14', 'FP-18', 'FP-19'],
  say: both(
    'Most nyugaton ülsz, a kert veled fordult: a te széled van alul, és a nyilak is innen számítanak. A sarok a te széled is: indulj onnan!',
    'You sit west now, and the garden turned with you: your edge is at the bottom, and arrows are read from here. The corner is yours too: start there!',
  ),
  headline: both('Elfordult a kert', 'The garden has turned'),
  look: ['a1', 'b2', 'c3', 'd4'],
  until: endOfClaim,
  tasks: [
    {
      goal: happened('route-won', { seat: 1 }),
      wrong: [
        shown(
          happened('false-claim', { seat: 1 }),
          claim('R a1 b2 c3 d4'),
          'Az utolsó lépés balra fel visz: nézd meg mindkét lapon, liláról melyik szín jó oda!',
          'The last step goes up-left: check on both sheets which colour after purple goes there!',
        ),
        wrong(quiet, place('Yg7'), 'Kész út vár a sarokból.', 'A finished route starts in the corner.'),
      ],
      praise: [
        praise(
          'A sarok két oldalhoz tartozik. Ugyanez az útvonal délről nézve már az első lépésnél elakadna, mert onnan mást jelentenek a nyilak.',
          'A corner belongs to two sides. Seen from the south, the same route would fail at its first step: there the arrows mean something else.',
        ),
      ],
      solution: claim('L a1 b2 c3 d4'),
    },
  ],
}

const tapped: ForrasStep = {
  id: 'fp-tap',
  start: startAt(tapAt),
  rules: ['FP-10', 'FP-20', 'FP-26'],
  say: both(
    'Béla legközelebb beér a forráshoz. A korongok a táblán senkiéi: vidd el az egyiket az orra elől!',
    'Béla reaches the spring next turn. Discs on the board are nobody’s: take one from under his nose!',
  ),
  headline: both('Vidd el az orra elől!', 'From under his nose!'),
  look: ['b1', 'c5'],
  until: endOfClaim,
  others: belaPlays(),
  tasks: [
    {
      goal: routeWon,
      wrong: [
        shown(
          quiet,
          place('Ya1'),
          'Béla beért: négy korong az övé. A te utad a b1-ről indult volna.',
          'Béla got there: four discs for him. Your route would have started at b1.',
        ),
        shown(
          falseClaim,
          claim('L b1 c2 b3 b4 c5 d4'),
          'Az utolsó lépés jobbra le visz: sárga való oda.',
          'The last step goes down-right: yellow belongs there.',
        ),
      ],
      praise: [
        {
          when: claimsBy('b1 c2 b3 b4 c5 d4', 'pink'),
          say: both('Megelőzted! Sárgával öt lett volna a tiéd.', 'You beat him to it! Yellow would have made five.'),
        },
        praise(
          'Hat korong, öt a tiéd, és Béla útja megszakadt. A d7 és a d6 ott marad, bárki használhatja.',
          'Six discs, five of them yours, and Béla’s route is broken. d7 and d6 stay for anyone to use.',
        ),
      ],
      solution: claim('Y b1 c2 b3 b4 c5 d4'),
    },
  ],
}

export const extras: readonly ForrasLesson[] = [
  { ...extra('before', both('Mielőtt kezditek', 'Before you start'), before), revision: 2 },
  extra('mistake', both('Ha tévedsz', 'Getting it wrong'), mistake),
  extra('bank', both('Elfogyott egy szín', 'A colour runs out'), bank),
  extra('gift', both('Kinek adod?', 'Whose gift?'), gift),
  extra('corner', both('Másik oldal, sarok', 'Another side, a corner'), corner),
  extra('pass', both('A passz, ami nyer', 'The pass that wins'), lastPass),
  extra('tap', both('Más vize', 'Someone else’s water'), tapped),
  extra('crossing', both('Hurok', 'A loop'), crossing),
  extra('last-card', both('Az utolsó kártya', 'The last card'), lastCard),
]
