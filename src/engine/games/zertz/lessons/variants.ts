/** Other sets, other boards. */
import { both } from '../../../core/manifest'
import {
  belaPlaysOn,
  capture,
  endsPlacement,
  goals,
  learner,
  place,
  startAt,
  won,
  type ZertzStep,
  type ZertzTask,
} from './kit'
import { tournamentAt } from './positions'

const { always, happened, not } = goals

export const tournament: ZertzStep = {
  id: 'ze-tournament',
  start: startAt(tournamentAt),
  rules: ['ZE-2', 'ZE-21'],
  say: both(
    'Versenyen eggyel több kell: 4 fehér, 5 szürke, 6 fekete vagy mindenből 3. Három fehéred még nem elég. Szerezd meg a negyediket!',
    'In the tournament you need one more: 4 white, 5 grey, 6 black or 3 of each. Three whites won’t do. Get your fourth!',
  ),
  headline: both('Versenyen eggyel több kell', 'One more in the tournament'),
  look: ['tray-0-white'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: won,
      wrong: [
        {
          when: not(won),
          say: both('Ez feketét hozott. A fehéret ugord át!', 'That got you black. Jump over the white!'),
          example: capture('d4 b4'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Négy fehér: győzelem. A készletben is eggyel több van minden színből: 6, 8 és 10.',
            'Four whites win. The supply has one more of each colour, too: 6, 8 and 10.',
          ),
        },
      ],
      solution: capture('c4 e3'),
    },
  ],
}

/** A larger board, with a move to try on it. */
const board = (rings: 48 | 61, marbles: string, say: ZertzStep['say'], task: ZertzTask): ZertzStep => ({
  id: `ze-board-${rings}`,
  start: startAt({ options: { rings }, marbles }),
  rules: ['ZE-1'],
  say,
  headline: both(`${rings} gyűrű`, `${rings} rings`),
  look: [],
  until: (event, { table }) => endsPlacement(event, table) || (event.type === 'jumped' && event.to === 'e9'),
  tasks: [task],
})

const board48 = board(
  48,
  '',
  both(
    'Az alaptábla 37 gyűrű, ez itt 48. A szabályok és a golyók ugyanazok. Rakj le egyet, és vegyél le egy gyűrűt!',
    'The usual board has 37 rings, this one 48. The rules and the marbles stay the same. Place one and take a ring off!',
  ),
  {
    goal: always,
    wrong: [],
    praise: [
      {
        when: always,
        say: both('Ugyanúgy megy, csak több a hely.', 'Just the same, only with more room.'),
      },
    ],
    solution: place('Bd4,a1'),
  },
)

const board61 = board(
  61,
  'We1 Ge2 Be4 Ge6 Be8',
  both(
    'És ez 61. Több hely, hosszabb láncok, hosszabb parti. Vidd végig a fehérrel a láncot!',
    'And this is 61. More room, longer chains, a longer game. Take the white all the way!',
  ),
  {
    goal: happened('jumped', { seat: learner }),
    wrong: [],
    refused: [
      {
        rule: 'ZE-12',
        say: both('Még tud ugrani, úgyhogy mennie kell tovább.', 'It can still jump, so on it goes.'),
        example: capture('e1 e3'),
      },
    ],
    praise: [{ when: always, say: both('Négy golyó egyetlen lépésben!', 'Four marbles in a single move!') }],
    solution: capture('e1 e3 e5 e7 e9'),
  },
)

export const largerBoards = [board48, board61]
