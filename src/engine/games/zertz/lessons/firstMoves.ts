import { both } from '../../../core/manifest'
import {
  bela,
  belaJumped,
  belaPlaysOn,
  capture,
  endsPlacement,
  goals,
  landedOn,
  learner,
  place,
  placedOn,
  startAt,
  won,
  type ZertzLesson,
  type ZertzStep,
} from './kit'
import { chain } from './chain'
import { baitAt, jumpAt, whichAt } from './positions'

const { always, happened, not, all } = goals

const jump: ZertzStep = {
  id: 'ze-jump',
  start: startAt(jumpAt),
  rules: ['ZE-2', 'ZE-10', 'ZE-11'],
  say: both(
    'Koppints a fehér golyóra, aztán a szürke mögötti fénylő gyűrűre, végül az Ugrom gombra. Amit átugrasz, a tiéd.',
    'Tap the white marble, then the glowing ring behind the grey one, then Capture. Whatever you jump over is yours.',
  ),
  headline: both('Ugorj!', 'Jump!'),
  look: ['d3', 'd5'],
  until: (event) => event.type === 'jumped' && event.seat === learner,
  tasks: [
    {
      goal: happened('jumped', { seat: learner }),
      wrong: [],
      refused: [
        {
          rule: 'ZE-10',
          say: both(
            'Ha van mit átugrani, ugranod kell. A készlet most pihen.',
            'If there’s a jump, you have to take it. The supply can wait.',
          ),
          example: place('Ba2,g1'),
        },
        {
          rule: 'ZE-11',
          say: both(
            'Oda nem ér el. Egyenesen ugrik, közvetlenül a szomszédja mögé, és csak üres gyűrűre.',
            'It can’t reach that. It jumps straight over its neighbour to the empty ring right behind.',
          ),
          example: capture('d3 e3'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'A tiéd! Senkinek sincs saját színe: bármelyik golyó átugorhatja bármelyik szomszédját, mind a hat irányban, a mögötte lévő üres gyűrűre. Ha van mit átugrani, ugranod kell.',
            'Yours! Nobody owns a colour: any marble may jump any neighbour, in all six directions, to the empty ring right behind. If there’s a jump, you have to take it.',
          ),
        },
      ],
      solution: capture('d3 d5'),
    },
  ],
}

const which: ZertzStep = {
  id: 'ze-which',
  start: startAt(whichAt),
  rules: ['ZE-2', 'ZE-14', 'ZE-20'],
  say: both(
    'Három fehérrel nyersz, és neked már kettő van. Két ugrás közül választhatsz: szerezd meg a harmadik fehéret!',
    'Three whites win, and you already have two. There are two jumps to choose from: get the third white!',
  ),
  headline: both('Kell egy fehér!', 'You need a white!'),
  look: ['tray-0-white'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: won,
      wrong: [
        {
          when: landedOn('b4'),
          say: both(
            'Ez feketét hozott. Az átugrott golyó a tiéd, nem az, amelyik ugrik.',
            'That got you black. You keep the marble you jump over, not the one that jumps.',
          ),
          example: capture('d4 b4'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Nyertél! Fehérből csak 5 van az egész játékban, ezért elég belőle három. Szürkéből 7 van, feketéből 9.',
            'You won! There are only 5 whites in the whole game, so three will do. There are 7 greys and 9 blacks.',
          ),
        },
      ],
      solution: capture('c4 e3'),
    },
  ],
}

const putDown: ZertzStep = {
  id: 'ze-place',
  start: startAt({}),
  rules: ['ZE-4', 'ZE-5', 'ZE-6', 'ZE-7', 'ZE-9'],
  say: both(
    'Nincs mit átugrani? Akkor lerakás jön. Válassz egy golyót, tedd bármelyik üres gyűrűre, aztán vegyél le egy fénylő gyűrűt a tábla széléről.',
    'Nothing to jump? Then you place. Pick a marble, put it on any empty ring, then take a glowing ring off the edge.',
  ),
  headline: both('Tegyél le egyet, vegyél le egyet!', 'Place one, take one!'),
  look: ['supply'],
  until: (event, { table }) => endsPlacement(event, table),
  tasks: [
    {
      goal: happened('placed', { seat: learner }),
      wrong: [],
      refused: [
        {
          rule: 'ZE-7',
          say: both(
            'Ezt körülfogják. Csak olyan üres gyűrűt vehetsz le, amely kicsúszik, és mást nem mozdít.',
            'That one is hemmed in. You may only take an empty ring that slides out without moving another.',
          ),
          example: place('Wd4,d3'),
        },
        {
          rule: 'ZE-6',
          say: both(
            'Még egy gyűrű hátravan. A lerakás és a levétel együtt egy lépés.',
            'One ring to go. Placing and taking a ring off make one move.',
          ),
          example: place('Wd4'),
        },
        {
          rule: 'ZE-5',
          say: both(
            'Előbb egy golyó kell a készletből, és egy üres gyűrű, ahova teszed.',
            'First you need a marble from the supply and an empty ring to put it on.',
          ),
          example: null,
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Ez egy teljes lépés. Az az üres gyűrű szabad, amely mellől két szomszédos gyűrű is hiányzik: az kicsúszik. Küldésig bármit megváltoztathatsz.',
            'That’s a whole move. An empty ring is free if two gaps side by side touch it: it slides out. Until you send it, change anything.',
          ),
        },
      ],
      solution: place('Gd4,a1'),
    },
  ],
}

const bait: ZertzStep = {
  id: 'ze-bait',
  start: startAt(baitAt),
  rules: ['ZE-10'],
  say: both(
    'Két fehéred van, a harmadik fent ül a szélen. Tegyél elé egy feketét a d6-ra, vegyél le egy gyűrűt, és figyeld, mit kell tennie Bélának!',
    'You hold two whites; the third sits at the top edge. Put a black in front of it on d6, take a ring off, and watch what Béla has to do!',
  ),
  headline: both('Csald ki a fehéret!', 'Lure the white out!'),
  look: ['supply-black', 'd6', 'd7'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: happened('jumped', { seat: bela, from: 'd7', to: 'd5' }),
      wrong: [
        {
          when: placedOn('d5'),
          say: both(
            'Így a szürke ugrott, a fehér meg maradt. Egy gyűrűvel feljebb!',
            'Now the grey jumped and the white stayed. One ring higher!',
          ),
          example: place('Bd5,g2'),
          play: true,
        },
        {
          when: all(placedOn('e6', 'c6'), belaJumped),
          say: both(
            'Ugrott, de rossz irányba: a fehér messze került a szürkétől.',
            'He jumped, but the wrong way: the white is far from the grey.',
          ),
          example: place('Be6,g2'),
          play: true,
        },
        {
          when: not(belaJumped),
          say: both(
            'Itt Bélának semmit sem kell átugrania. Tedd a fehér elé!',
            'Nothing here for Béla to jump. Put it in front of the white!',
          ),
          example: place('Bf3,g2'),
        },
        {
          when: not(happened('jumped', { seat: bela, from: 'd7', to: 'd5' })),
          say: both(
            'Béla ugrott, de a fehér nem került a szürke mellé. Tedd a csalit a d6-ra!',
            'Béla jumped, but the white isn’t beside the grey. Put the bait on d6!',
          ),
          example: place('Wb4,b1'),
          play: true,
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Muszáj volt ugrania, és a fehér a szürke mellé érkezett.',
            'He had to jump, and the white landed beside the grey.',
          ),
        },
      ],
      solution: place('Bd6,g2'),
    },
    {
      say: both('Most te jössz. Vidd el a fehéret!', 'Your turn. Take the white!'),
      look: ['c4', 'e5'],
      goal: won,
      wrong: [],
      refused: [
        {
          rule: 'ZE-10',
          say: both('Te is csak ugorhatsz: épp ezt akartad.', 'You have to jump too: it’s just what you wanted.'),
          example: place('Bb1,g3'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Egy feketéért egy fehér, és a parti. Erről szól a ZÉRTZ.',
            'A black for a white, and the game. That’s what ZÉRTZ is about.',
          ),
        },
      ],
      solution: capture('c4 e5'),
    },
  ],
}

export const firstMoves: ZertzLesson = {
  id: 'first-moves',
  revision: 2,
  title: both('Az első lépések', 'First moves'),
  extra: false,
  steps: [jump, which, putDown, bait, chain],
}
