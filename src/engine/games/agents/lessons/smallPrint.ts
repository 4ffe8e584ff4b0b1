/** How a game is drawn, and what is rarely asked. */
import { both } from '../../../core/manifest'
import {
  cili,
  emma,
  endsTurn,
  foiled,
  goals,
  holding,
  lessonOf,
  opening,
  say,
  startAt,
  wonBy,
  type AgentsLesson,
  type AgentsStep,
} from './kit'
import { bigCity, drawOffered, pointless, stopping } from './scenes'

export const draw = lessonOf('draw', both('Döntetlen', 'A draw'), true, [
  {
    id: 'draw',
    start: startAt(drawOffered),
    rules: ['AG-9.2', 'AG-9.3'],
    say: both(
      'Béla jön, és döntetlent ajánl; ezt egy fordulóban egyszer teheti meg. Csak akkor lesz az, ha mind az öten elfogadjátok. Aki hallgat, nemet mond.',
      'It’s Ben’s turn, and he offers a draw, which he may do once a turn. It takes all five of you. Silence means no.',
    ),
    headline: both('Döntetlen? Mind az öten kellenek.', 'A draw? It takes all five.'),
    look: [],
    tasks: [
      {
        goal: goals.any(goals.answered({ type: 'agree' }), goals.answered({ type: 'refuse' })),
        wrong: [],
        praise: [
          {
            when: goals.answered({ type: 'agree' }),
            say: both(
              'Mind az öten igent mondtatok: döntetlen. 300 lépés után magától is az.',
              'All five said yes: a draw. After 300 turns it would be one anyway.',
            ),
          },
          {
            when: goals.always,
            say: both(
              'Egyetlen nem is elég: Béla játszik tovább. 300 lépés után viszont magától döntetlen.',
              'One no is enough: Ben plays on. After 300 turns, though, it’s a draw anyway.',
            ),
          },
        ],
        solution: say('no'),
      },
    ],
    others: ({ prompt }) => (prompt.type === 'draw' ? say('yes') : null),
    until: (event) => event.type === 'ended' || event.type === 'drawRefused',
  },
])

/** Who sits where, with the first booking to try. */
const before: AgentsStep = {
  id: 'before',
  start: startAt(opening),
  rules: ['AG-1.1', 'AG-1.2', 'AG-1.3', 'AG-1.7', 'AG-3.3'],
  say: both(
    'Hatan ültök a hat sarokban; sorsolás dönti el, ki kezd, aztán körbe jöttök. A társad szemben ül: együtt nyertek, de a pénzetek külön van, egymás könyvelését sem látjátok. Te kezdesz: könyvelj valakire!',
    'Six players, one per corner. Lots decide who begins, then turns go round. Your partner sits opposite: you win together, but money and bookings stay apart and secret. You begin: book on someone!',
  ),
  headline: both('Hat sarok, három csapat', 'Six corners, three teams'),
  look: [],
  tasks: [
    {
      goal: goals.answered({ type: 'book' }),
      wrong: [
        {
          when: goals.not(goals.answered({ type: 'book' })),
          say: both('Ez is szabad, de most könyvelj!', 'That’s allowed too, but book this time.'),
          example: say('A > 2,0'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Egyszerre egy ügynökre könyvelhetsz, egész összeget. Amit később rákönyvelsz, hozzáadódik. Utasítani pénz nélkül is lehet: pénz csak vétóhoz, tartáshoz és gyilkossághoz kell.',
            'Book whole amounts, on one agent at a time; later bookings add up. Ordering needs no money: only vetoes, holding and murder do.',
          ),
        },
      ],
      solution: say('book A 3000'),
    },
  ],
  until: endsTurn,
}

const onlyVeto: AgentsStep = {
  id: 'only-veto',
  start: startAt(stopping),
  rules: ['AG-2.3', 'AG-6.4', 'AG-6.7', 'AG-7.5'],
  say: both(
    'Cili nyerne. Emma azt mondta, „vétó 500”, de csak beszélgetve: az nem vétó. Egyszerre egy licit folyik: az első vétó számít. 2400-ad van a Szarvason: vétózz igaziból!',
    'Celia is about to win. Emma said “veto 500”, but only in talk: that’s no veto. Auctions run one at a time: the first veto counts. You have 2,400 there: veto for real!',
  ),
  headline: both('A vétó: megáll vagy megy', 'A veto: stop or go'),
  look: ['veto'],
  tasks: [
    {
      goal: foiled,
      wrong: [
        {
          when: wonBy(2, 5),
          say: both('Senki sem vétózott, és Cili nyert.', 'Nobody vetoed, and Celia won.'),
          example: say('let go'),
          play: true,
        },
      ],
      asides: [
        {
          when: goals.happened('held', { seat: cili }),
          say: both('Cili tartja. Emelj, van még!', 'Celia holds. Raise, you have more!'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Megállt. A vétó megállít egy utasítást, vagy nem; megváltoztatni sosem tudja: a Szarvas a kincs nélkül sem léphet most.',
            'Stopped. A veto stops an order or doesn’t; it never changes one: the Stag can’t go without the treasure instead.',
          ),
        },
      ],
      solution: say('veto 1200'),
    },
  ],
  others: holding({ [cili]: 900 }),
  until: endsTurn,
}

export const beforeStart: AgentsLesson = {
  ...lessonOf('before', both('Mielőtt kezditek', 'Before you start'), true, [before]),
  revision: 2,
}

const printed = lessonOf('small-print', both('Apró betűk', 'Small print'), true, [
  onlyVeto,
  {
    id: 'amounts',
    start: startAt(pointless),
    rules: ['AG-7.4', 'AG-8.1', 'AG-8.3'],
    say: both(
      'Egy licitben a vétózó húsz összeget mondhat. A vétóablak 20 másodpercig van nyitva; egyszer kérhetsz még 15-öt. Aki hallgat, az elenged, nem tart vagy passzol. Engedd el!',
      'A vetoer may name twenty amounts in one auction. The veto window stays open 20 seconds; you may ask for 15 more once. Say nothing, and you let go, give up or pass. Let go!',
    ),
    headline: both('Húsz összeg, húsz másodperc', 'Twenty amounts, twenty seconds'),
    look: ['letGo'],
    tasks: [
      {
        goal: goals.answered({ type: 'letGo' }),
        wrong: [
          {
            when: goals.not(goals.answered({ type: 'letGo' })),
            say: both(
              'Szabad, de Emma többet fizetett. Most engedd el!',
              'Allowed, but Emma has paid more. Let it go.',
            ),
            example: say('veto 300'),
          },
        ],
        praise: [
          {
            when: goals.always,
            say: both('Ha hallgatsz, az is elengedés.', 'Saying nothing would have let it go, too.'),
          },
        ],
        solution: say('let go'),
      },
    ],
    others: holding({ [emma]: 2600 }),
    until: endsTurn,
  },
  {
    id: 'big-city',
    start: startAt(bigCity),
    rules: ['AG-1.8'],
    say: both(
      'A nagyváros 61 pontos: ráérős estékre. Az ügynökök itt a főhadiszállások mellől indulnak, és 400 lépés után döntetlen.',
      'The big city has 61 points, for long evenings. Agents start next to the headquarters, and it’s a draw after 400 turns.',
    ),
    headline: both('A nagyváros', 'The big city'),
    look: [],
    tasks: [],
  },
])

export const print: AgentsLesson = { ...printed, revision: 3 }
