/** Sentences of the map, the studio and the controls, in Hungarian. */
import { regions } from '../../../engine/games/election-night/board'
import type { Color, Die } from '../../../engine/games/election-night/facts'
import { blueAgainstWhite } from '../../../engine/games/election-night/round/meeting'
import { articleOf } from '../../words/article'
import { capital } from '../../words/capital'
import { explanationOf, type MeetingFacts } from './explanation'
import type { BoardWords } from './words'

export const color: Record<Color, string> = { blue: 'kék', red: 'piros', white: 'fehér' }
const Color: Record<Color, string> = { blue: 'Kék', red: 'Piros', white: 'Fehér' }
/** 0 to 6 as objects: "3-at". */
const object = ['semmit', '1-et', '2-t', '3-at', '4-et', '5-öt', '6-ot']
/** 1 to 6 as names of numbers, from index 1: "hármas", and someone's: "hármasa", "hármasának". */
const number = ['', 'egyes', 'kettes', 'hármas', 'négyes', 'ötös', 'hatos']
export const ownNumber = ['', 'egyese', 'kettese', 'hármasa', 'négyese', 'ötöse', 'hatosa']
export const toOwnNumber = ['', 'egyesének', 'kettesének', 'hármasának', 'négyesének', 'ötösének', 'hatosának']
/** 1 to 6 in digits: "3-as", someone's: "3-asa", and "3-assal". */
export const digit = ['', '1-es', '2-es', '3-as', '4-es', '5-ös', '6-os']
export const ownDigit = ['', '1-ese', '2-ese', '3-asa', '4-ese', '5-öse', '6-osa']
const withNumber = ['', '1-essel', '2-essel', '3-assal', '4-essel', '5-össel', '6-ossal']
export const nameOf = (id: string) => regions.find((one) => one.id === id)!.name
const versus = (one: Die, two: Die) => `${Color[one.color]} ${one.value} a ${color[two.color]} ${two.value} ellen`
export const list = (names: readonly string[]) => names.join(' és ')

export function explain(facts: MeetingFacts, names: readonly string[]): string {
  const why = explanationOf(facts)
  const meeting = versus(...why.dice)
  switch (why.type) {
    case 'same': {
      const unless = facts.veto ? ', hacsak valaki nem vétózik' : ''
      const fields = why.picker === null ? '' : `, de mindkettőnek ${names[why.picker]} választ mezőt`
      return `${meeting}: mindkettő beíródik${fields}${unless}.`
    }
    case 'reduced': {
      const left = why.worth === 0 ? 'a kékből nem marad semmi' : `a kék ${object[why.worth]} ér`
      return `${meeting}: ${why.blocked ? `a fehér nem íródik be, ${why.worth === 0 ? left : `de ${left}`}` : left}.`
    }
    case 'blocked':
      return `${meeting}: a fehér nem íródik be, a piros igen.`
    case 'higherRed':
      return `${meeting}: a piros nagyobb, ezért ${names[why.picker]} választ neki mezőt.`
    case 'lowerRed':
      return `${meeting}: a piros nem nagyobb, ezért ${names[why.picker]} maga választ neki mezőt.`
    default:
      return why satisfies never
  }
}

/** The same where the dice are seen beside it: two lines of a phone. */
function verdict(facts: MeetingFacts, names: readonly string[]): string {
  const why = explanationOf(facts)
  switch (why.type) {
    case 'same': {
      if (why.picker === null) return `Mindkettő beíródik${facts.veto ? ', ha nincs vétó' : ''}.`
      return `${facts.veto ? 'Ha nincs vétó, mindkettőt' : 'Mindkettőt'} ${names[why.picker]} helyezi el.`
    }
    case 'reduced': {
      const left = why.worth === 0 ? 'a kékből nem marad semmi' : `a kék ${object[why.worth]} ér`
      return why.blocked ? `A fehér nem íródik be, ${left}.` : `${capital(left)}.`
    }
    case 'blocked':
      return 'A fehér nem íródik be, a piros igen.'
    case 'higherRed':
      return `A piros nagyobb: mezőt ${names[why.picker]} választ.`
    case 'lowerRed':
      return `A piros nem nagyobb: mezőt ${names[why.picker]} választ.`
    default:
      return why satisfies never
  }
}

export const boardWords: BoardWords = {
  map: 'Magyarország térképe a hét régióval',
  colors: color,
  hands: { rock: 'kő', paper: 'papír', scissors: 'olló' },
  throws: 'Dobások',
  rolled: 'Dobott',
  played: 'Kijátszva',
  hiddenDice: 'A paravánod mögött',
  mine: 'A kockáim',
  sets: 'Szett',
  setsHelp: '1-től 6-ig minden számból egy: ez egy szett, és jutalomszám jár érte.',
  mandatesNow: 'Mandátum, ha most számolnánk',
  ready: 'Kész, elrejtem',
  noFlip: 'Nem forgatok',
  flip: 'Átforgatom',
  flipWhich: 'Átforgatsz egyet? Melyiket?',
  flipPublic: 'Mindenki megtudja, hogy forgattál, de azt nem, hogy melyiket.',
  play: 'Ezt játszom ki',
  playWhich: 'Melyik kockát játszod ki?',
  playNote: 'Egyszerre mutatjátok meg. Koppints egyre, hogy lásd, mire jó.',
  veto: 'Vétózom',
  vetoNote: 'Senki sem ír, és mindkét kocka elhasználódik.',
  vetoThird: 'Senki sem ír: jön a harmadik kockátok.',
  stand: 'Nem vétózom',
  standNote: 'Ha ő sem vétózik, mindketten írtok.',
  vetoConfirm: 'Vétózom',
  standConfirm: 'Nem vétózom',
  decide: 'Vétózol?',
  show: 'Mutatom',
  orderWhich: 'Ki írjon először?',
  me: 'Én írok először',
  meNote: 'Tiéd a jobbik hely.',
  otherNote: 'Látod, hová ír.',
  confirm: 'Rendben',
  write: 'Beírom',
  pickRegion: 'Válassz régiót a térképen!',
  pickNumber: 'Válassz számot!',
  number: 'A jutalomszám',
  full: 'Itt nincs szabad mező.',
  close: 'Bezárom',
  tie: 'Döntetlen: így senki sem kap mandátumot.',
  count: 'Számolják a szavazatokat',
  skip: 'Ugorjunk a végére',
  live: 'ÉLŐ',
  starKey: 'teljes győzelem még lehet',
  seatsKey: 'mandátum: sima + extra',
  waiting: 'Eredményvárás',
  majority: 'többség',
  justCounted: 'Most számoltuk',
  writesFirst: 'először ír',
  writesSecond: 'másodiknak ír',
  level: 'Egál',
  shortRegion: { KM: 'K-Mo.', EM: 'É-Mo.', EA: 'É-Alf.', DA: 'D-Alf.', DD: 'D-Dt.', KD: 'K-Dt.', ND: 'Ny-Dt.' },
  completesSet: 'Ezzel kész egy szett: jön a jutalomszám.',
  die: (die) => `${color[die.color]} ${die.value}`,
  spent: (c) => `${color[c]}, már kijátszottad`,
  worth: (die, writes) =>
    writes === 0
      ? `${color[die.color]} ${die.value}: nem ír`
      : `${color[die.color]} ${die.value} → ${object[writes]} ír`,
  open: (seats) => `${seats} még nyitott`,
  decides: (region) => `${region} dönt!`,
  sweep: 'Betelt, és minden száma különböző.',
  openFields: (free) => `A teljes elmaradt: ${free} mező üres maradt.`,
  writtenTwice: (value) => `A teljes elmaradt: két ${ownNumber[value]} van itt.`,
  swing: (name, by) => `${name} +${by}`,
  news: (all, names) =>
    all.map((one) => {
      if (one.type === 'set')
        return `${names[one.seat]} szettjéből már csak ${articleOf(one.lacks)} ${digit[one.lacks]} hiányzik`
      const name = nameOf(one.region)
      const there = `${name}${name.endsWith('föld') ? 'ön' : 'on'}`
      if (one.lead === 0) return `${there} döntetlen az állás`
      return one.lead === 1 ? `${there} egyetlen pont a különbség` : `${there} ${one.lead} a különbség`
    }),
  lead: (who, value, region, sums, level) =>
    `${who} egy ${withNumber[value]} ${level ? 'egyenlített' : 'átvette a vezetést'}: ${nameOf(region)}, ${sums.join(' : ')}.`,
  hiddenDie: (die) => `${color[die.color]} ${die.value}, rejtve`,
  flipTo: (c, from, to) => `${color[c]} ${from}, átforgatva ${to}`,
  flipsLeft: (left) => `${left} átforgatás maradt`,
  flipped: (all) => `Ebben a fordulóban átforgatva: ${all.map((one) => color[one]).join(', ')}.`,
  round: (round) => `${round}. forduló`,
  attempt: (attempt) => `${attempt}. dobás`,
  effect(die) {
    const { value } = die
    switch (die.color) {
      case 'blue':
        return blueAgainstWhite(value) === 0
          ? 'Oda írod, ahová akarod. Fehér ellen semmit sem ér.'
          : `Oda írod, ahová akarod. Fehér ellen csak ${object[blueAgainstWhite(value)]} ér.`
      case 'red':
        return value === 1
          ? 'Biztosan te választasz neki mezőt: ennél kisebb nincs.'
          : `Ha a másik kocka legalább ${value}, te választasz mezőt. Ha kisebb, az ellenfeled.`
      case 'white':
        return `Oda írod, ahová akarod; kék vagy piros ${number[value]} ellen sehová. A kékből levon 2-t.`
      default:
        return die.color satisfies never
    }
  },
  explain,
  verdict,
  region: (name, names, sums, free) =>
    `${name}: ${names[0]} ${sums[0]}, ${names[1]} ${sums[1]}, ${free === 0 ? 'betelt' : `${free} szabad mező`}`,
  brings: (simple, extra) => `Sima győzelem ${simple}, teljes ${simple + extra} mandátum`,
  free: (free) => (free === 0 ? 'betelt' : `${free} szabad`),
  leads: (name, by) => `${name} vezet, ${by} a különbség.`,
  prospect(one) {
    switch (one.type) {
      case 'sure':
        return 'biztos teljes győzelem'
      case 'open':
        return `még lehet teljes: ${one.free} mező vár számra`
      case 'twice':
        return `nem lehet teljes: két ${number[one.value]} van itt`
      case 'behind':
        return one.free === 0 ? 'nem nyerte meg' : 'nem lehet teljes: ismétlés nélkül nem éri utol'
      default:
        return one satisfies never
    }
  },
  prospectShort(one) {
    switch (one.type) {
      case 'sure':
        return 'teljes'
      case 'open':
        return 'lehet teljes'
      case 'twice':
        return `két ${number[one.value]}`
      case 'behind':
        return one.free === 0 ? 'nem nyert' : 'nem éri utol'
      default:
        return one satisfies never
    }
  },
  tally: (value, count) => `${number[value]}: ${count}`,
  setsDone: (sets) => `${sets} kész szett`,
  counted: (winner, total, mandates) =>
    winner === null
      ? 'Döntetlen, senki sem kap mandátumot'
      : `${winner}, ${total ? 'teljes győzelem' : 'sima győzelem'}, ${mandates} mandátum`,
}
