import { both } from '../../../core/manifest'
import {
  bela,
  belaJumped,
  belaPlaysOn,
  belaQuiet,
  belaWon,
  capture,
  endsPlacement,
  goals,
  landedOn,
  learner,
  place,
  placedOn,
  removed,
  startAt,
  won,
  type ZertzLesson,
  type ZertzStep,
} from './kit'
import { cutOff, go, treat } from './islands'
import { colourAt, landingAt, quietAt } from './positions'

const { all, always, happened, not } = goals

const quiet: ZertzStep = {
  id: 'ze-quiet',
  start: startAt(quietAt),
  rules: ['ZE-10', 'ZE-11'],
  say: both(
    'Bélának két fehérje van, egy kell még. Tegyél le egy golyót, és vegyél le egy gyűrűt úgy, hogy utána semmit se tudjon átugrani!',
    'Béla has two whites and needs one more. Place a marble and take a ring off so that he has nothing to jump afterwards!',
  ),
  headline: both('Ne adj neki semmit!', 'Give him nothing!'),
  look: ['tray-1-white', 'd4'],
  others: belaPlaysOn,
  until: (event, { table }) => endsPlacement(event, table) && !table.captures,
  tasks: [
    {
      goal: belaQuiet,
      wrong: [
        {
          when: all(belaWon, happened('jumped', { seat: bela, over: 'd4' })),
          say: both(
            'A fehér mellé tetted, Béla átugrotta, és nyert. Hagyj köztük üres gyűrűt!',
            'You went next to the white; Béla jumped it and won. Leave an empty ring between them!',
          ),
          example: place('Gd5,e6'),
          play: true,
        },
        {
          when: belaWon,
          say: both(
            'Fehéret tettél egy golyó mellé: Béla azt ugrotta át, és nyert.',
            'You put a white next to another marble: Béla jumped it and won.',
          ),
          example: place('Wb3,b1'),
          play: true,
        },
        {
          when: belaJumped,
          say: both(
            'Béla ugorhat, és ingyen kap egy golyót. Keress magányosabb helyet!',
            'Béla can jump and gets a marble for free. Find a lonelier spot!',
          ),
          example: place('Gf3,e6'),
          play: true,
        },
      ],
      praise: [
        {
          when: all(placedOn('b1'), removed('b3')),
          say: both(
            'Levetted a gyűrűt, ahova érkezett volna. Ügyes!',
            'You took away the ring it would have landed on. Clever!',
          ),
        },
        {
          when: always,
          say: both(
            'Nyugodt lépés. Ha nincs jobb ötleted, ez sosem butaság.',
            'A quiet move. When you have no better idea, it’s never silly.',
          ),
        },
      ],
      solution: place('Bf2,e6'),
    },
  ],
}

const colour: ZertzStep = {
  id: 'ze-colour',
  start: startAt(colourAt),
  rules: ['ZE-20'],
  say: both(
    'Négy szürkével nyersz, a negyedik a g4-en ül. Csald a fekete mellé! De előbb nézd meg Béla tálcáját: melyik színt nem kaphatja meg?',
    'Four greys win, and the fourth is on g4. Lure it next to the black! But check Béla’s tray first: which colour must he not get?',
  ),
  headline: both('Mit adsz Bélának?', 'What do you give Béla?'),
  look: ['tray-1-black', 'g4', 'd5'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: all(placedOn('f4'), happened('jumped', { from: 'g4', to: 'e4' }), not(belaWon)),
      wrong: [
        {
          when: all(placedOn('f4'), belaWon),
          say: both(
            'Jó hely, rossz szín: ez volt Béla ötödik feketéje, és öt fekete is győzelem.',
            'Right place, wrong colour: that was Béla’s fifth black, and five blacks win.',
          ),
          example: place('Bf4,g2'),
          play: true,
        },
        {
          when: all(placedOn('f5'), not(belaWon)),
          say: both(
            'Majdnem! A szürke így elszállt a fekete mellett. Csald más irányba!',
            'Nearly! The grey flew past the black. Lure it in another direction!',
          ),
          example: place('Wf5,g2'),
          play: true,
        },
        {
          when: belaWon,
          say: both(
            'Így Béla elvitt egy feketét, és az volt az ötödik.',
            'Now Béla took a black, and that was his fifth.',
          ),
          example: place('We5,g2'),
          play: true,
        },
        {
          when: belaQuiet,
          say: both(
            'Itt Bélának nincs mit átugrania. A g4 mellé tedd a csalit!',
            'Béla has nothing to jump here. Put the bait next to g4!',
          ),
          example: place('Wb1,g2'),
        },
        {
          when: not(happened('jumped', { from: 'g4', to: 'e4' })),
          say: both(
            'Béla ugrott, de a szürke nem került a fekete mellé.',
            'Béla jumped, but the grey isn’t next to the black.',
          ),
          example: place('Wd4,d6'),
          play: true,
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Ugrania kellett, és a szürke ott van a fekete mellett.',
            'He had to, and the grey is right beside the black.',
          ),
        },
      ],
      solution: place('Wf4,g2'),
    },
    {
      say: both('Vidd el a negyedik szürkét!', 'Take your fourth grey!'),
      look: ['d5', 'f3'],
      goal: won,
      wrong: [],
      refused: [
        {
          rule: 'ZE-10',
          say: both('Most te sem rakhatsz le: ugranod kell.', 'You can’t place now either: you have to jump.'),
          example: place('Wb1,g3'),
        },
      ],
      praise: [
        {
          when: always,
          say: both('Mindig két tálcát nézz: a tiédet és az övét.', 'Always read two trays: yours and theirs.'),
        },
      ],
      solution: capture('d5 f3'),
    },
  ],
}

const landing: ZertzStep = {
  id: 'ze-landing',
  start: startAt(landingAt),
  rules: ['ZE-14'],
  say: both(
    'Ugranod kell. A d3-ról balra összesen három golyót viszel, jobbra csak kettőt. Bélának két fehérje van: hova érkezzen a fehér?',
    'You have to jump. From d3, going left brings three marbles in all, going right only two. Béla has two whites: where should the white land?',
  ),
  headline: both('Három golyó vagy kettő?', 'Three marbles or two?'),
  look: ['d1', 'b5', 'f3'],
  others: belaPlaysOn,
  until: (event) => event.type === 'jumped' && event.seat === learner && event.to === 'f3',
  tasks: [
    {
      goal: landedOn('f3'),
      wrong: [
        {
          when: landedOn('b5'),
          say: both(
            'Három golyó, de a fehér egy fekete mellé érkezett. Béla azzal átugrotta, és nyert.',
            'Three marbles, but the white landed beside a black. Béla jumped it with that one and won.',
          ),
          example: capture('d1 d3 b3 b5'),
          play: true,
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Kevesebb, de biztos. Nem kell a legtöbbet elvinned.',
            'Less, but safe. You never have to take the most.',
          ),
        },
      ],
      solution: capture('d1 d3 f3'),
    },
  ],
}

export const tricks: ZertzLesson = {
  id: 'tricks',
  revision: 2,
  title: both('A cselek', 'The tricks'),
  extra: false,
  steps: [quiet, colour, landing, cutOff, treat, go],
}
