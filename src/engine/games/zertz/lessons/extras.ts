/** Rare rules, a step or two each; offered when they come near. */
import { both } from '../../../core/manifest'
import { before } from './before'
import {
  belaPlaysOn,
  belaWon,
  claimed,
  endsPlacement,
  goals,
  isLost,
  learner,
  place,
  startAt,
  winningAnswer,
  won,
  type ZertzLesson,
  type ZertzStep,
} from './kit'
import { fullAt, holeAt, islandAt, noFreeAt, ownAt } from './positions'
import { overlooked } from './overlooked'
import { largerBoards, tournament } from './variants'

const { always, happened, not } = goals

const hole: ZertzStep = {
  id: 'ze-hole',
  start: startAt(holeAt),
  rules: ['ZE-19'],
  say: both(
    'Ez a sziget leszakadt, de az e1 üres. Aki betölti vagy leveszi az utolsó üres gyűrűt, azé. Légy te az!',
    'This island is cut off, but e1 is empty. Whoever fills or removes its last empty ring may take it. Make that you!',
  ),
  headline: both('Kié lesz a sziget?', 'Who gets the island?'),
  look: ['d1', 'e1'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: claimed('d1'),
      wrong: [
        {
          when: happened('left'),
          say: both(
            'Otthagytad. Ne vedd ki a pipát, és a tiéd!',
            'You left it behind. Keep the box ticked, and it’s yours!',
          ),
          example: place('We1,b2', ['d1']),
        },
        {
          when: not(claimed('d1')),
          say: both(
            'Az e1 még üres, és Béla is betöltheti. Tegyél rá golyót, vagy vedd le!',
            'e1 is still empty, and Béla may fill it. Put a marble there, or take the ring off!',
          ),
          example: place('Wd7,b2'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Nem az vitte el, aki levágta, hanem aki megtöltötte. És a negyedik szürkével nyertél!',
            'It went to the player who filled it, not the one who cut it off. And your fourth grey wins!',
          ),
        },
      ],
      solution: place('We1,b2'),
    },
  ],
}

const leave: ZertzStep = {
  id: 'ze-leave',
  start: startAt(islandAt),
  rules: ['ZE-17', 'ZE-18'],
  say: both(
    'Elvinni nem kötelező. Vágd le a d1-et a d2 levételével, és vedd ki a pipát: a golyó ott marad.',
    'Claiming is optional. Cut off d1 by taking d2, and untick the box: the marble stays there.',
  ),
  headline: both('Hagyd ott!', 'Leave it!'),
  look: ['d1', 'd2'],
  others: belaPlaysOn,
  until: (event) => event.type === 'left',
  tasks: [
    {
      goal: happened('left'),
      wrong: [
        {
          when: claimed('d1'),
          say: both(
            'Elvitted, és meg is nyerted. Most az egyszer hagyd ott!',
            'You took it and won. Just this once, leave it!',
          ),
          example: place('Gd6,d2'),
        },
        {
          when: not(happened('left')),
          say: both('Most nem szakadt le semmi. A d2 tartja a szigetet.', 'Nothing came off. d2 holds the island.'),
          example: place('Gd6,b2'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Ott marad, és később már senki sem viheti el. Csak az dönthet róla, aki levágta vagy megtöltötte.',
            'It stays, and nobody can claim it later. Only the move that cut it off or filled it may.',
          ),
        },
      ],
      solution: place('Gd6,d2', ['d1']),
    },
  ],
}

const noFree: ZertzStep = {
  id: 'ze-nofree',
  start: startAt(noFreeAt),
  rules: ['ZE-8'],
  say: both(
    'Van üres gyűrű, de egyik sem csúszik ki. Ilyenkor csak lerakod a golyót, és kész a lépés.',
    'There are empty rings, but none slides out. Then you just place your marble, and the move is done.',
  ),
  headline: both('Nincs mit levenni', 'Nothing to take off'),
  look: ['d4', 'd5'],
  until: (event, { table }) => endsPlacement(event, table),
  tasks: [
    {
      goal: happened('placed', { seat: learner }),
      wrong: [],
      refused: [
        {
          rule: 'ZE-7',
          say: both(
            'Az beszorult. Ezúttal nem kell gyűrűt levenned.',
            'That one is stuck. This time no ring comes off.',
          ),
          example: place('Bd4,d5'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Kész. Ha egy gyűrű sem szabad, a lerakás az egész lépés.',
            'Done. When no ring is free, placing is the whole move.',
          ),
        },
      ],
      solution: place('Bd4'),
    },
  ],
}

const full: ZertzStep = {
  id: 'ze-full',
  start: startAt(fullAt),
  rules: ['ZE-22'],
  say: both(
    'Egyetlen üres gyűrű maradt. Aki betölti a táblát, mindent elvisz, és nyer. Rajta!',
    'One empty ring left. The player who fills the board takes everything and wins. Go on!',
  ),
  headline: both('Az utolsó gyűrű', 'The last ring'),
  look: ['d4'],
  tasks: [
    {
      goal: won,
      wrong: [],
      praise: [
        {
          when: always,
          say: both(
            'Betelt a tábla, minden golyó a tiéd, és nyertél.',
            'The board is full, every marble is yours, and you win.',
          ),
        },
      ],
      solution: place('Wd4'),
    },
  ],
}

const drawn = both(
  'Ha golyód sincs, és ugrani sem lehet, passzolsz. Két passz egymás után, vagy háromszor ugyanaz az állás: döntetlen.',
  'No marbles and no jump? You pass. Two passes in a row, or the same position three times: a draw.',
)

const own: ZertzStep = {
  id: 'ze-own',
  start: startAt(ownAt),
  rules: ['ZE-23', 'ZE-24', 'ZE-25', 'ZE-26'],
  say: both(
    'Elfogyott a készlet, mostantól a saját tálcádról raksz le. Válassz olyat, amivel Béla nem nyer!',
    'The supply is empty, so now you place from your own tray. Choose one that doesn’t win the game for Béla!',
  ),
  headline: both('A sajátodból!', 'From your own tray!'),
  look: ['supply', 'tray-0', 'tray-1'],
  others: belaPlaysOn,
  until: (event, { table }) => endsPlacement(event, table) && winningAnswer(table) === null,
  tasks: [
    {
      goal: not(belaWon),
      wrong: [
        {
          when: belaWon,
          say: both(
            'Béla ezzel nyerni tudott. Nézd meg, mi hiányzik neki, és hol ugorhatja át!',
            'That let Béla win. See what he lacks, and where he could jump it!',
          ),
          example: place('Wa2,e4'),
          play: true,
        },
      ],
      praise: [
        {
          when: ({ after }) => isLost(after.table),
          say: both(
            `Ragyogó: bárhogy ugrik Béla, te nyersz! Ami lekerül a tálcádról, már nem számít. ${drawn.hu}`,
            `Brilliant: however Béla jumps, you win! What leaves your tray no longer counts. ${drawn.en}`,
          ),
        },
        {
          when: always,
          say: both(
            `Jó. Ami lekerül a tálcádról, már nem számít. ${drawn.hu}`,
            `Good. What leaves your tray no longer counts. ${drawn.en}`,
          ),
        },
      ],
      solution: place('Bd6,a2'),
    },
  ],
}

const extra = (id: string, hu: string, en: string, steps: readonly ZertzStep[], revision = 1): ZertzLesson => ({
  id,
  revision,
  title: both(hu, en),
  extra: true,
  steps,
})

export const extras: readonly ZertzLesson[] = [
  extra('before', 'Mielőtt kezditek', 'Before you start', [before], 2),
  extra('hole', 'Sziget lyukkal', 'An island with a hole', [hole]),
  extra('leave', 'Otthagyni is lehet', 'You may leave it', [leave]),
  extra('no-free-ring', 'Ha egy gyűrű sem szabad', 'When no ring is free', [noFree]),
  extra('full-board', 'Teli tábla', 'A full board', [full]),
  extra('empty-supply', 'Ha elfogy a készlet', 'When the supply runs out', [own], 3),
  extra('tournament', 'A versenyváltozat', 'The tournament variant', [tournament]),
  extra('overlooked', 'Az elnézett ugrás', 'Overlooked captures', overlooked),
  extra('boards', 'Nagyobb táblák', 'Bigger boards', largerBoards, 2),
]
