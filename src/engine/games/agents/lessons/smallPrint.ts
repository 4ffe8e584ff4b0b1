/** How a game is drawn, and what is rarely asked. */
import { both, goals, lessonOf, opening, say, sceneAt } from './kit'
import { bigCity, drawOffered } from './scenes'

export const draw = lessonOf('draw', both('Döntetlen', 'A draw'), true, [
  {
    id: 'draw',
    start: sceneAt(drawOffered),
    rules: ['AG-9.2', 'AG-9.3'],
    say: both(
      'Béla döntetlent ajánl. Csak akkor lesz az, ha mind az öten elfogadjátok. Aki hallgat, nemet mond.',
      'Ben offers a draw. It takes all five of you. Silence means no.',
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
              'All five said yes: a draw. After 300 turns it’s one by itself.',
            ),
          },
          {
            when: goals.always,
            say: both(
              'Egyetlen nem is elég: Béla játszik tovább. 300 lépés után viszont magától döntetlen.',
              'One no is enough: Ben plays on. After 300 turns, though, it’s a draw by itself.',
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

export const print = lessonOf('small-print', both('Apró betűk', 'Small print'), true, [
  {
    id: 'amounts',
    start: sceneAt(opening),
    rules: ['AG-7.4', 'AG-8.1', 'AG-8.3'],
    say: both(
      'Egy licitben a vétózó húsz összeget mondhat. A vétóablak 20 másodpercig nyitva; egyszer kérhetsz 15-öt ráadásul. Aki hallgat, elenged, nem tart, passzol.',
      'A vetoer may name twenty amounts in one auction. The veto window stays open 20 seconds; you may ask for 15 more once. Silence lets go, gives up and passes.',
    ),
    headline: both('Húsz összeg, húsz másodperc', 'Twenty amounts, twenty seconds'),
    look: [],
    tasks: [],
  },
  {
    id: 'big-city',
    start: sceneAt(bigCity),
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
