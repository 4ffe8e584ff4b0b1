/** Other sets, other boards. */
import { belaPlaysOn, both, capture, goals, startAt, won, type ZertzStep } from './kit'
import { tournamentAt } from './positions'

const { always, not } = goals

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

export const board = (rings: 48 | 61): ZertzStep => ({
  id: `ze-board-${rings}`,
  start: startAt({ options: { rings } }),
  rules: ['ZE-1'],
  say:
    rings === 48
      ? both(
          'Az alaptábla 37 gyűrű, ez itt 48. A szabályok és a golyók ugyanazok.',
          'The usual board has 37 rings, this one 48. The rules and the marbles stay the same.',
        )
      : both(
          'És ez 61. Több hely, hosszabb láncok, hosszabb parti.',
          'And this is 61. More room, longer chains, a longer game.',
        ),
  headline: both(`${rings} gyűrű`, `${rings} rings`),
  look: [],
  tasks: [],
})
