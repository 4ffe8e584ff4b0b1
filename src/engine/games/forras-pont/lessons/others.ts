/** The last four basic steps: the other players' sheets, their side of the table, one's own sheet, and winning. */
import { both } from '../../../core/manifest'
import { arrows, pairIndex, type Colour, type Sheet } from '../facts'
import { sheetDrawn } from '../position'
import {
  bela,
  belaPlays,
  claim,
  claimsBy,
  endOfClaim,
  falseClaim,
  goals,
  pass,
  passed,
  place,
  placed,
  placedOn,
  praise,
  quiet,
  routeWon,
  sheets,
  shown,
  shutsOut,
  startAt,
  worldOf,
  wrong,
  type ForrasGoal,
  type ForrasStep,
} from './kit'
import { blockingAt, lendingAt, victoryAt } from './positions'

const { always, happened, not } = goals

export const lending: ForrasStep = {
  id: 'fp-lending',
  start: startAt(lendingAt),
  rules: ['FP-20', 'FP-25'],
  say: both(
    'Sárgáról rózsaszínre a te lapodon jobbra visz az út, Béláén fölfelé. Használhatod az övét is! De az a korong, ahová az ő lapja visz, az övé lesz. Jelentsd be!',
    'From yellow to pink your sheet goes right, Béla’s goes up. You may use his! But the disc his sheet leads to becomes his. Claim the route!',
  ),
  headline: both('Hány korong jut Bélának?', 'How many discs go to Béla?'),
  look: ['s0-YR', 's1-YR', 'd1'],
  until: endOfClaim,
  tasks: [
    {
      goal: routeWon,
      wrong: [
        shown(
          falseClaim,
          claim('Y d1 d2 e3 d4'),
          'Sárgáról balra fel lila kell a forrásra.',
          'Up-left from yellow, the spring needs purple.',
        ),
        wrong(
          quiet,
          place('Ya7'),
          'Egy Béláé, három meg a kártya a tiéd: vidd el!',
          'One for Béla, three and the card for you: take it!',
        ),
      ],
      praise: [
        praise(
          'Három a tiéd, egy Béláé. Az első korong mindig azé, aki bejelent; a többi azé, akinek a lapja oda vitt. A kártya a tiéd.',
          'Three for you, one for Béla. The first disc always goes to the claimant, each of the others to the player whose sheet led there. The card is yours.',
        ),
      ],
      solution: claim('L d1 d2 e3 d4'),
    },
  ],
}

export const blocking: ForrasStep = {
  id: 'fp-blocking',
  start: startAt(blockingAt),
  rules: ['FP-18', 'FP-10', 'FP-8'],
  say: both(
    'Minden nyilat annak az oldaláról olvasunk, aki jön: Béla szemből néz, neki a „fel” nálad lefelé van. A c5 hiányzik neki: tegyél oda olyan színt, amelyikre senki lapja nem viszi!',
    'Arrows are read from the side of the player whose turn it is: Béla’s “up” is your “down”. He needs c5: fill it with a colour that no sheet leads him to!',
  ),
  headline: both('Most Béla szemével!', 'Now through Béla’s eyes!'),
  look: ['c5'],
  until: (event) => event.type === 'card-drawn',
  others: belaPlays('Lc5', 'Yb7'),
  tasks: [
    {
      goal: shutsOut(bela),
      wrong: [
        shown(
          placedOn('c5', 'purple'),
          place('Lc5'),
          'Köszöni szépen! Négy korong, mind Béláé.',
          'He says thanks! Four discs, all Béla’s.',
        ),
        shown(
          placedOn('c5', 'yellow'),
          place('Yc5'),
          'Most a te lapod segített neki: ↗, az ő oldaláról nézve. Kettő–kettő, de a kártya az övé.',
          'Your own sheet helped him: ↗ from his side. Two each, but he gets the card.',
        ),
        shown(
          not(shutsOut(bela)),
          place('Ya1'),
          'Most már csak a forrás hiányzik neki, azt pedig nem tudod elfoglalni.',
          'Now he only needs the spring, and you can’t block that.',
        ),
      ],
      praise: [
        praise(
          'Elzártad! Rózsaszín után rózsaszín senkinél sem visz arra, és a letett korong már nem mozdul.',
          'Blocked! No sheet takes pink after pink that way, and a disc once placed never moves.',
        ),
      ],
      solution: place('Rc5'),
    },
  ],
}

/** Whether three linked pairs go forward, so that every colour reaches the spring from the middle of the edge. */
export function runsForward(sheet: Sheet): boolean {
  const forward = [arrows[7], arrows[0], arrows[1]].sort().join()
  const loops: readonly (readonly Colour[])[] = [
    ['yellow', 'purple', 'pink', 'yellow'],
    ['yellow', 'pink', 'purple', 'yellow'],
  ]
  return loops.some((loop) => {
    const operations = [0, 1, 2].map((at) => sheet[pairIndex(loop[at], loop[at + 1])])
    return operations.sort().join() === forward
  })
}

const linked: ForrasGoal = ({ answer }) => answer.type === 'sheet' && runsForward(answer.operations)

/** The start of a match, before anyone's sheet is in. */
export function sheetStart() {
  const world = worldOf({})
  const table = { ...world.table, phase: 'sheets' as const, sheets: [], first: null, turn: null }
  return { options: table.options, world: { ...world, table } }
}

export const sheet: ForrasStep = {
  id: 'fp-sheet',
  start: sheetStart,
  rules: ['FP-4', 'FP-5', 'FP-6'],
  say: both(
    'Minden játék a lapoddal kezdődik: kilenc színkapcsolat, nyolc nyíl és az ismétlés, mindegyik egyszer. Töltsd ki, ahogy tetszik! Jó párok az előre vivő ↖ ↑ ↗ nyilaknak: sárga–lila, lila–rózsaszín, rózsaszín–sárga.',
    'Every game starts with your sheet: nine colour pairs for eight arrows and the repeat, each used once. Fill it as you like! Good pairs for ↖ ↑ ↗: yellow–purple, purple–pink, pink–yellow.',
  ),
  headline: both('Mindenki elkészíti a saját lapját', 'Everyone makes a sheet of their own'),
  look: ['pairs', 'stones', 'confirm'],
  chance: [0],
  until: (event) => event.type === 'first',
  others: ({ prompt }) => (prompt.type === 'sheet' ? { type: 'sheet', operations: sheetDrawn(sheets.bela) } : null),
  captions: [
    {
      at: (event) => event.type === 'sheets',
      say: both(
        'Titokban, egyszerre töltöttétek ki. Mostantól mindenki lapja nyilvános; a kezdőt sorsoljuk.',
        'Both were filled in secretly, at the same time. From now on all sheets are open; the first player is drawn.',
      ),
    },
  ],
  tasks: [
    {
      goal: always,
      wrong: [],
      refused: [
        {
          rule: 'FP-4',
          say: both(
            'Minden színkapcsolathoz kell művelet, és mindegyik művelet csak egyszer szerepelhet.',
            'Every colour pair needs an operation, and each operation may be used only once.',
          ),
          example: { type: 'sheet', operations: Array<'up'>(9).fill('up') },
        },
      ],
      praise: [
        {
          when: linked,
          say: both(
            'Remek lap: a széled közepéről bármelyik színnel indulsz, három lépés a forrás! Másé is lehet ugyanilyen.',
            'A fine sheet: from the middle of your edge, any colour reaches the spring in three steps! Another player’s may be the same.',
          ),
        },
        praise(
          'Érvényes lap! Keresd meg rajta, melyik három pár visz előre.',
          'A valid sheet! See which three pairs go forward on it.',
        ),
      ],
      solution: { type: 'sheet', operations: sheetDrawn(sheets.learner) },
    },
  ],
}

export const victory: ForrasStep = {
  id: 'fp-victory',
  start: startAt(victoryAt),
  rules: ['FP-28', 'FP-31', 'FP-21'],
  say: both(
    'A legtöbb korong nyer. Vége, ha senki sem előzheti meg az elsőt: kettesben 24 elég. Neked 19 van, Bélának 15. A „?” kártyához bármilyen hosszú út jó. Melyik hoz ötöt?',
    'Most discs win. It ends once nobody can overtake the leader: with two players, at 24. You have 19, Béla 15. The “?” takes any length. Which route brings five?',
  ),
  headline: both('Melyik út nyer?', 'Which route wins?'),
  look: ['player-0', 'player-1', 'card'],
  until: (event) => event.type === 'false-claim' || event.type === 'ended',
  tasks: [
    {
      look: ['d1', 'e1', 'f1'],
      goal: happened('ended', { winners: [0] }),
      wrong: [
        shown(
          claimsBy('d1 d2 e3 d4'),
          claim('L d1 d2 e3 d4'),
          '23! Egy hiányzik: indulj távolabbról.',
          '23! One short: start further back.',
        ),
        shown(
          claimsBy('e1 f2 e3 d4'),
          claim('L e1 f2 e3 d4'),
          'Kettő Béláé: 21–17. Kinek a lapja visz?',
          'Two go to Béla: 21–17. Whose sheet are you using?',
        ),
        shown(
          claimsBy('f1 e1 f2 e3 d4'),
          claim('L f1 e1 f2 e3 d4'),
          'Öt korong, de három Béláé: 21–18.',
          'Five discs, but three are Béla’s: 21–18.',
        ),
        shown(
          falseClaim,
          claim('Y e1 d1 d2 e3 d4'),
          'Téves bejelentés: az egyik lépés nem illik a lapra.',
          'A false claim: one of the steps doesn’t fit the sheet.',
        ),
        wrong(
          placed,
          place('Ya1'),
          'Szabad, de van már nyerő utad. Keresd az alsó sorban!',
          'Allowed, but you already have a winning route. Look along the bottom row!',
        ),
        wrong(passed, pass, 'Ne passzolj: van nyerő utad!', 'Don’t pass: you have a winning route!'),
      ],
      praise: [
        praise(
          'Nyertél! Akkor is vége, ha elkelt a hetedik számkártya, vagy egy egész fordulóban senki sem tett le korongot és nem nyert útvonalat.',
          'You won! It also ends with the seventh number card won, or a full round with no disc placed and no route won.',
        ),
      ],
      solution: claim('L e1 d1 d2 e3 d4'),
    },
  ],
}
