import { both } from '../../../core/manifest'
import {
  answered,
  any,
  bence,
  cupsDown,
  happened,
  keep,
  keeping,
  keptCount,
  keptOf,
  not,
  offer,
  passing,
  praise,
  reka,
  sides,
  streetOf,
  type DtStep,
} from './kit'

/** The second half of lesson 2: the sheriff, the doc, and the end. */

export const sheriff: DtStep = {
  id: 'sheriff',
  start: streetOf({
    round: 8,
    sheriff: 0,
    mine: 14,
    bank: 4,
    row: [2, 4, 1],
    players: [
      { money: 8, nuggets: 4, property: [5], dice: '10 10 K K K' },
      { money: 8, nuggets: 6, property: [3], dice: '9 9 9 K A' },
      { money: 7, nuggets: 6, property: [1], dice: '9 9 9 10 A' },
    ],
  }),
  rules: ['DT-4.2', 'DT-5.3', 'DT-5.5', 'DT-10.1'],
  say: both(
    'Most te vagy a seriff: a jelvényt a legtöbb K hozza, a végén 5 pont. Bence és Réka is a bányára pályázik. Nézd meg, mit adnak, és dönts!',
    'Now you’re the sheriff: the most Ks bring the badge, 5 points at the end. Bence and Réka both want the mine. See what they offer, and decide!',
  ),
  headline: both('Győzzétek meg a seriffet!', 'Talk the sheriff round!'),
  look: ['pick-1', 'pick-2', 'mine', 'again', 'main'],
  tasks: [
    {
      goal: happened('decided'),
      wrong: [],
      asides: [
        {
          when: happened('again'),
          say: both(
            'Új ajánlatokat kértél; ezt csak egyszer teheted. Bence 4 dollárra emelt, Réka maradt a lapnál.',
            'You’ve asked for new offers, which you may do only once. Bence went up to $4, Réka stays with her card.',
          ),
        },
      ],
      praise: [
        {
          when: answered({ seat: bence }),
          say: both(
            'Bence pénze azonnal a tiéd. A pénz legalább nem okoz meglepetést. Ha te is benne volnál a döntetlenben, magadat is választhatnád.',
            'Bence’s money is yours right away, and money holds no surprises. If you were tied too, you could pick yourself.',
          ),
        },
        praise(
          'Zsákbamacska volt: 1-es ingatlan. Lapnak előre csak a hátát látod. Ha te is benne volnál a döntetlenben, magadat is választhatnád.',
          'A pig in a poke: just a 1. You only see a card’s back beforehand. If you were tied too, you could pick yourself.',
        ),
      ],
      solution: { type: 'choose', seat: bence },
    },
  ],
  others({ prompt, seat }) {
    if (prompt.type !== 'offer') return null
    return seat === bence ? offer(bence, prompt.round === 1 ? 3 : 4) : offer(reka, 0, { property: [1] })
  },
  until: (event) => event.type === 'mined',
}

export const doc: DtStep = {
  id: 'doc',
  start: streetOf({
    round: 9,
    sheriff: reka,
    mine: 13,
    bank: 5,
    row: [2, 4, 1],
    players: [
      { money: 6, nuggets: 4, property: [5, 2], dice: '9 10 K A A' },
      { money: 8, nuggets: 6, property: [3], dice: '9 9 9 10 10' },
      { money: 8, nuggets: 7, property: [1], dice: '10 K K K K' },
    ],
  }),
  rules: ['DT-12.1', 'DT-12.3', 'DT-12.4', 'DT-12.6', 'DT-12.7'],
  say: both(
    'Ebben a fordulóban semmit nem nyertél. Ilyenkor segít Peches Doki: egyet kérhetsz, amihez van kockád. 9, 10: szögesdrót, J, Q: boltlap, K: pénz, A: arany. Melyik legyen?',
    'You won nothing this round. That’s when Doc Badluck helps, with one favour you have a die for. 9, 10: barbed wire; J, Q: store card; K: money; A: gold. Which one?',
  ),
  headline: both('Semmit sem nyertél? Irány a doki!', 'Won nothing? Off to the doc!'),
  look: ['doc', 'actions', 'main'],
  tasks: [
    {
      goal: any(happened('wired', { seat: 0 }), happened('collected', { seat: 0 })),
      wrong: [
        passing('Nem muszáj menni, de ingyen van. Kérj valamit!', 'You needn’t go, but it’s free. Ask for something!'),
      ],
      refused: [
        {
          rule: 'DT-12.3',
          say: both('Boltlaphoz J vagy Q kellene.', 'For a store card you’d need a J or a Q.'),
          example: { type: 'visit', action: 'draw', properties: [] },
        },
      ],
      praise: [
        {
          when: answered({ action: 'wire' }),
          say: both(
            'Amit szögesdrót véd, azt már senki nem lophatja el, de ajánlatba sem teheted. Egyszerre kettőt is elkeríthetsz, és nyíltan kiteszed őket.',
            'Nobody can steal what’s wired, though you can’t offer it either. You may wire two at once, laid out face up.',
          ),
        },
        {
          when: answered({ action: 'cash' }),
          say: both(
            'Mindenki 2 dollárt adott, akinek volt: neked 2 pont, nekik eggyel kevesebb. A szögesdrót két ingatlant védett volna a tolvajoktól, nyíltan kitéve.',
            'Everyone gave you $2, or what they had: 2 points for you, one less for them. Wire would have kept two properties from thieves, laid out face up.',
          ),
        },
        praise(
          'Mindenki adott egy aranyrögöt: neked 2 pont, nekik eggyel kevesebb. A szögesdrót két ingatlant védett volna a tolvajoktól, nyíltan kitéve.',
          'Everyone gave you a nugget: 2 points for you, one less for them. Wire would have kept two properties from thieves, laid out face up.',
        ),
      ],
      solution: { type: 'visit', action: 'gold', properties: [] },
    },
  ],
  until: (event) => event.type === 'wired' || event.type === 'collected',
}

export const finish: DtStep = {
  id: 'finish',
  start: cupsDown({
    round: 14,
    sheriff: bence,
    mine: 3,
    bank: 7,
    row: [1, 2, 4],
    players: [
      { money: 7, nuggets: 9, property: [5, 4], dice: '9 9', thrown: '9 10 K' },
      { money: 6, nuggets: 8, property: [3, 4], dice: 'K K', thrown: 'J K A' },
      { money: 7, nuggets: 10, dice: '10 10 10', thrown: 'A A' },
    ],
  }),
  rules: ['DT-16.1', 'DT-16.2', 'DT-17.1'],
  say: both(
    'Három aranyrög maradt. Ha kiürül a bánya, vagy elfogy minden ingatlan, az az utolsó forduló. Két 9-esed már van, itt a harmadik: zárd le, de ne költs rá!',
    'Three nuggets left. If the mine runs out, or all properties are gone, it’s the last round. You have two 9s and here’s the third: finish it, but save your money!',
  ),
  headline: both('Zárd le a játékot, amíg te vezetsz!', 'End the game while you’re ahead!'),
  look: ['cup', 'die-9', 'mine', 'main'],
  tasks: [
    {
      goal: happened('over', { winner: 0 }),
      wrong: [
        {
          when: keptCount(3),
          play: true,
          say: both(
            '23–23–23, és Rékának van a legtöbb ingatlana: ő nyert. A 2 dollár egy pontba került!',
            '23 all, and Réka has the most properties, so she wins. Those $2 cost you a point!',
          ),
          example: keep('9 10 K'),
        },
        {
          when: not(keptOf('9')),
          say: both(
            'Két 9-essel egy aranyrög a bányában marad, és megy tovább a játék.',
            'With two 9s a nugget stays in the mine, and the game goes on.',
          ),
          example: keep('K'),
        },
      ],
      praise: [
        praise(
          'A fordulót még végigjátszottátok, aztán jött a számolás: egy ponttal nyertél! Aki több rögöt nyer, mint amennyi a bányában van, annyit kap, amennyi maradt.',
          'The round was played out, then the points were counted: you won by one! If you win more nuggets than the mine has left, you take what’s left.',
        ),
      ],
      solution: keep('9'),
    },
  ],
  others: keeping({ [bence]: 'K', [reka]: 'A A' }),
  // Any cut of this list leaves the town hall to Réka: the learner's dice come first, if any are left.
  chance: sides('A 10', '9 A'),
}
