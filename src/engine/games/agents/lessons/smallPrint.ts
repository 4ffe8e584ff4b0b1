/** How a game is drawn, and what is rarely asked. */
import { both, goals, lessonOf, opening, say, sceneAt, type AgentsLesson, type AgentsStep } from './kit'
import { bigCity, drawOffered } from './scenes'

export const draw = lessonOf('draw', both('Döntetlen', 'A draw'), true, [
  {
    id: 'draw',
    start: sceneAt(drawOffered),
    rules: ['AG-9.2', 'AG-9.3'],
    say: both(
      'Béla van soron, és döntetlent ajánl; körönként egyszer teheti. Csak akkor lesz az, ha mind az öten elfogadjátok. Aki hallgat, nemet mond.',
      'It’s Ben’s turn and he offers a draw, as he may once a turn. It takes all five of you. Silence means no.',
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

/** Nothing to do here, only to know. */
const before: AgentsStep = {
  id: 'before',
  start: sceneAt(opening),
  rules: ['AG-1.1', 'AG-1.2', 'AG-1.3', 'AG-1.7', 'AG-3.3'],
  say: both(
    'Hatan ültök a hat sarokban; sorsolás dönti el, ki kezd, aztán körbe jöttök. A társad szemben ül: együtt nyertek, de a pénzetek külön van, és egymás könyvelését sem látjátok.',
    'Six players, one in each corner; who begins is drawn, then it goes round. Your partner sits opposite: you win together, but each has their own money, and can’t see the other’s bookings.',
  ),
  headline: both('Hat sarok, három csapat', 'Six corners, three teams'),
  look: [],
  tasks: [],
}

const onlyVeto: AgentsStep = {
  id: 'only-veto',
  start: sceneAt(opening),
  rules: ['AG-2.3', 'AG-6.4', 'AG-6.7', 'AG-7.5'],
  say: both(
    'A vétó megállít egy utasítást, vagy nem; megváltoztatni sosem tudja. Egyszerre egy licit folyik: az első vétó számít. Aki csak beszélgetve mondja, hogy „vétó 500”, az nem vétózott.',
    'A veto stops an order or doesn’t; it never changes one. Auctions run one at a time: the first veto counts. Saying “veto 500” in talk is no veto.',
  ),
  headline: both('A vétó: megáll vagy megy', 'A veto: stop or go'),
  look: [],
  tasks: [],
}

export const beforeStart = lessonOf('before', both('Mielőtt kezditek', 'Before you start'), true, [before])

const printed = lessonOf('small-print', both('Apró betűk', 'Small print'), true, [
  onlyVeto,
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

export const print: AgentsLesson = { ...printed, revision: 2 }
