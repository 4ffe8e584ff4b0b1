/** The first lesson: the aim, nobody's agents, booking, and holding an order. */
import { both } from '../../../core/manifest'
import { cities } from '../board'
import {
  endsTurn,
  fox,
  goals,
  holding,
  learner,
  lessonOf,
  opening,
  ordered,
  carriedTo,
  say,
  startAt,
  vetoing,
  wonBy,
  type AgentsGoal,
  type AgentsStep,
} from './kit'
import { atHome, paying, stolen, vetoed } from './scenes'

const home: AgentsStep = {
  id: 'home',
  start: startAt(atHome),
  rules: ['AG-4.2', 'AG-4.4', 'AG-9.1'],
  say: both(
    'Ez itt a kincs. A Róka ott áll mellette, egy utcányira a főhadiszállásodtól. Koppints a Rókára, válaszd azt, hogy „Vigye a kincset”, és nyerd meg a játékot!',
    'Here’s the treasure. The Fox is standing right there, one street from your headquarters. Tap the Fox, choose Carry, and win the game!',
  ),
  headline: both('Mindenki nyer. Most az egyszer.', 'Everybody wins. Just this once.'),
  look: ['fox', 'carry', 'd7'],
  tasks: [
    {
      goal: wonBy(0, 3),
      wrong: [
        {
          when: goals.answered({ type: 'move', agent: fox }),
          say: both(
            'A Róka elsétált, a kincs meg ott maradt. Vigye a kincset!',
            'The Fox wandered off and left the treasure behind. Choose Carry.',
          ),
          example: say('A > 2,0'),
          play: true,
        },
        {
          when: carriedTo('2,0', '1,1', '1,2'),
          say: both(
            'Viszi, csak nem haza. A tiéd jobbra, a sarokban van.',
            'It’s carrying it, but not home. Yours is the corner on the right.',
          ),
          example: say('A* > 1,1'),
          play: true,
        },
        {
          when: goals.not(wonBy(0, 3)),
          say: both('Most a Róka kell: ő áll a kincsnél.', 'It’s the Fox you need: it stands at the treasure.'),
          example: say('B > 0,2'),
        },
      ],
      refused: [
        {
          rule: 'AG-4.4',
          say: both(
            'Főhadiszállásra csak a kincset vive lehet belépni. Válaszd azt, hogy „Vigye a kincset”!',
            'A headquarters opens only to an agent carrying the treasure. Choose Carry.',
          ),
          example: say('A > 3,0'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Nyertél! Ennyi a cél: főhadiszállásra csak a kinccsel lehet belépni. A többi arról szól, hogy négyen ezt nem hagyják.',
            'You won! That’s the aim; a headquarters opens only to the treasure. The rest is about four people who won’t let you.',
          ),
        },
      ],
      solution: say('A* > 3,0'),
    },
  ],
  until: endsTurn,
}

const { streets, museum } = cities.city
/** Two streets from the museum. */
const isNear = (point: string) =>
  !streets[museum].includes(point) && streets[point].some((next) => streets[museum].includes(next))
const movedIn: AgentsGoal = ({ answer }) => answer.type === 'move' && isNear(answer.to)

const nobodys: AgentsStep = {
  id: 'nobodys',
  start: startAt(opening),
  rules: ['AG-1.4', 'AG-1.5', 'AG-2.1', 'AG-2.2', 'AG-4.1'],
  say: both(
    'Így indul a játék: a kincs középen, tizenkét ügynök a város szélén. Egyik sem a tiéd, mégis bármelyiket utasíthatod. Küldj egyet egy utcával közelebb a kincshez!',
    'This is how it starts: treasure in the middle, twelve agents round the edge. None is yours, yet you can order any of them. Send one a street closer!',
  ),
  headline: both('Küldj be valakit!', 'Send someone in!'),
  look: ['treasure'],
  tasks: [
    {
      goal: movedIn,
      wrong: [
        {
          when: goals.all(ordered('move'), goals.not(movedIn)),
          say: both(
            'Ez csak a szélén sétált odébb. Befelé küldd!',
            'That one just strolled along the edge. Send it inwards.',
          ),
          example: say('A > 1,2'),
          play: true,
        },
        {
          when: goals.answered({ type: 'book' }),
          say: both('Fizetni is fogunk, mindjárt. Most lépjen valaki!', 'We’ll get to paying. For now, move someone.'),
          example: say('book A 500'),
        },
        {
          when: goals.not(movedIn),
          say: both('Passzolni szabad, de most kár volna.', 'You may pass, but it’d be a waste.'),
          example: say('pass'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Ez volt az első igazi lépésed: egy utasítás, egy utca. Passzolni is szabad.',
            'That was your first real move: one order, one street. You may also pass.',
          ),
        },
      ],
      solution: say('A > 1,1'),
    },
  ],
  until: endsTurn,
}

const robbed: AgentsStep = {
  id: 'stolen',
  start: startAt(stolen),
  rules: ['AG-2.2', 'AG-6.1', 'AG-6.2'],
  say: both(
    'Mondjuk, a Rókát léptetted. Most Béla utasítja ugyanazt a Rókát! Vétóval megállíthatnád, ha már fizettél volna neki. Nem fizettél: engedd el!',
    'Say you moved the Fox. Now Ben is ordering that very same Fox! You could veto, if you’d paid it already. You haven’t, so let it go.',
  ),
  headline: both('Béla ellopta a Rókát. Mindenkiét.', 'Ben stole the Fox. Everyone’s.'),
  look: ['fox', 'letGo'],
  tasks: [
    {
      goal: goals.answered({ type: 'letGo' }),
      wrong: [],
      refused: [
        {
          rule: 'AG-6.2',
          say: both('Nincs rajta pénzed, nincs mivel vétózni.', 'You have no money on it, so nothing to veto with.'),
          example: say('veto 1'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Bosszantó, ugye? Minden utasításba beleszólhat a másik öt játékos, ha fizetett az ügynöknek. Erre való a pénz.',
            'Annoying, isn’t it? The other five may object to any order, if they’ve paid that agent. That’s what money is for.',
          ),
        },
      ],
      solution: say('let go'),
    },
  ],
  until: endsTurn,
}

const bookedFox = goals.answered({ type: 'book', agent: fox })
const sum =
  (fits: (amount: number) => boolean): AgentsGoal =>
  ({ answer }) =>
    answer.type === 'book' && fits(answer.amount)

const pay: AgentsStep = {
  id: 'pay',
  start: startAt(paying),
  rules: ['AG-1.6', 'AG-2.1', 'AG-3.2', 'AG-3.3'],
  say: both(
    'A Róka a kincsnél áll. Mielőtt elindítod, fizess neki a 15 000-edből, mondjuk háromezret! Ez a könyvelés: mindenki látja, hogy könyveltél, de hogy kire és mennyit, az a te titkod.',
    'The Fox is at the treasure. Before you send it off, pay it from your 15,000: three thousand, say. That’s booking. The others see you booked, but not on whom or how much.',
  ),
  headline: both('Fizess neki. Senki sem látja.', 'Pay it. Nobody’s watching.'),
  look: ['fox', 'book', 'pad'],
  tasks: [
    {
      goal: bookedFox,
      wrong: [
        {
          when: ordered('carry'),
          say: both(
            'Béla egyetlen pénzzel megállított, mert neked semmid sincs rajta. Előbb fizess!',
            'Ben stopped you with a single coin, because you have nothing on it. Pay first.',
          ),
          example: say('A* > 1,0'),
          play: true,
        },
        {
          when: goals.all(goals.answered({ type: 'book' }), goals.not(bookedFox)),
          say: both('Ő nincs a kincsnél. A Rókára könyvelj!', 'That one isn’t at the treasure. Book on the Fox.'),
          example: say('book B 3000'),
        },
        {
          when: goals.not(bookedFox),
          say: both(
            'Ez szabályos, de a Rókán továbbra sincs pénzed. Könyvelj rá!',
            'Legal, but you still have nothing on the Fox. Book on it.',
          ),
          example: say('pass'),
        },
      ],
      praise: [
        {
          when: sum((amount) => amount < 1200),
          say: both(
            'Megvan. Kis pénzzel könnyen alulmaradsz, máskor tegyél rá többet. És ezzel már a következő jön: utasítás vagy könyvelés, csak az egyik.',
            'Done. Small sums are easily outbid; put on more next time. And that was your turn: an order or a booking, never both.',
          ),
        },
        {
          when: sum((amount) => amount > 8000),
          say: both(
            'Merész! Ha a Rókát megölik, mind odavan. És ezzel már a következő jön: utasítás vagy könyvelés, csak az egyik.',
            'Bold! If the Fox gets killed, it’s all gone. And that was your turn: an order or a booking, never both.',
          ),
        },
        {
          when: goals.always,
          say: both(
            'A többiek csak annyit látnak: könyveltél. A pénz nem jön vissza. És már a következő jön: utasítás vagy könyvelés, csak az egyik.',
            'All the others see is that you booked. The money never comes back. And that was your turn: an order or a booking, never both.',
          ),
        },
      ],
      solution: say('book A 3000'),
    },
  ],
  others: vetoing(1, { [fox]: 1 }),
  until: endsTurn,
}

const hold: AgentsStep = {
  id: 'hold',
  start: startAt(vetoed),
  rules: ['AG-7.1', 'AG-7.2', 'AG-7.7', 'AG-7.9'],
  say: both(
    'Elindítottad a Rókát a kincssel. „Vétó 1200!” – mondja Béla: legalább ennyit fizetett a Rókának. Nézd meg, neked mennyi van rajta! Ha megvan ennyi, tartsd!',
    'You sent the Fox off with the treasure. “Veto 1,200!” says Ben: he’s paid it at least that. Check what you have on it. If it’s enough, hold!',
  ),
  headline: both('Béla: vétó 1200! Tartod?', 'Ben: veto 1,200! Do you hold?'),
  look: ['money', 'hold'],
  tasks: [
    {
      goal: goals.happened('carried', { seat: learner, to: '1,0' }),
      wrong: [
        {
          when: goals.answered({ type: 'giveUp' }),
          say: both(
            'Az utasítás elmaradt, és már Béla jön. Pedig háromezred volt rajta: tartsd!',
            'The order is off and your turn is gone. You had 3,000 on it: hold!',
          ),
          example: say('give up'),
          play: true,
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Béla passzol: ezt már nem vétózhatja meg, és egyszer kimarad. A pénzed a Rókán marad, csak most már tudják: legalább 1200. Ha nem tartod, oda az utasításod, és a következő jön.',
            'Ben passes: he can’t veto this again, and skips a turn. Your money stays on the Fox; now they know of 1,200. Give up, and both order and turn are gone.',
          ),
        },
      ],
      solution: say('hold'),
    },
  ],
  others: holding({}),
  until: (event) => event.type === 'skipped' || event.type === 'foiled',
}

export const firstOrder = lessonOf(
  'first-order',
  both('Az első utasítás', 'The first order'),
  false,
  [home, nobodys, robbed, pay, hold],
  2,
)
