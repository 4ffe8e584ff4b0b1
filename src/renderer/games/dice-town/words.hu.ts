import type { Seat } from '../../../engine/core/contract'
import type { Backs, Face, Lift, Place, Played, Prompt, StoreCard, Table } from '../../../engine/games/dice-town'
import type { HandKind } from '../../../engine/games/dice-town/dice/poker'
import { canReact, count, joined, type TableWords } from './words'
import { stakeOf } from './town'
import type { TownWords } from './types'

const place: Record<Place, string> = {
  mine: 'Aranybánya',
  bank: 'Bank',
  stagecoach: 'Postakocsi',
  store: 'Vegyesbolt',
  saloon: 'Szalon',
  sheriff: 'Seriff',
  townHall: 'Városháza',
  doc: 'Peches Doki',
}

const cards: Record<string, readonly [string, string]> = {
  dynamite: ['Dinamit', 'Bányászáskor még egyszer annyi aranyrög.'],
  girls: ['A lányok', 'A szalonban még egyszer lophatsz.'],
  brute: ['Vadállat', 'Megtartáskor eggyel több kocka ingyen.'],
  cheater: ['Hivatásos csaló', 'Egy megtartott kockát átfordítasz.'],
  corruption: ['Megvesztegetés', 'A városházán a pakli tetejét is elviszed.'],
  credit: ['Hitelkeret', 'A boltban még egyszer húzol és választasz.'],
  joe: ['Ideges Joe', 'Valaki 4 dollárt ad neked, azonnal.'],
  marshal: ['Marsall', 'A jelvény a régi seriffnél marad.'],
  split: ['Fele-fele', 'A bankrabló a zsákmány felét neked adja.'],
  wanted: ['Körözés', 'Más épp kijátszott boltlapja hatástalan.'],
  elixir: ['Elixír', 'A doki egyik cselekvése, külön látogatásként.'],
}
const card = (face: StoreCard) => cards[face]?.[0] ?? `Felszerelés (${face.split('-')[1]})`

const hands: Record<HandKind, string> = {
  high: 'magas lap',
  pair: 'pár',
  twoPairs: 'két pár',
  three: 'drill',
  straight: 'sor',
  full: 'full',
  four: 'póker',
  five: 'öt egyforma',
}

const faceNames: Record<Face, string> = { '9': 'kilences', '10': 'tízes', J: 'bubi', Q: 'dáma', K: 'király', A: 'ász' }
const numbers = ['nulla', 'Egy', 'Két', 'Három', 'Négy', 'Öt']
const dollars = (n: number) => `${n} $`
const nuggets = (n: number) => `${n} aranyrög`

const backs = ({ property, store }: Backs) =>
  joined([count(property, (n) => `${n} ingatlan`), count(store, (n) => `${n} boltlap`)])

const goods = (offer: Backs & { money: number; nuggets: number }) =>
  joined([count(offer.money, dollars), count(offer.nuggets, nuggets), backs(offer)])

function played(one: Played, names: readonly string[]): string {
  const who = names[one.seat]
  switch (one.card) {
    case 'cheater':
      return `${who} kijátssza: ${card('cheater')} (${one.from} → ${one.to})`
    case 'joe':
      return `${who} kijátssza: ${card('joe')}, ${names[one.target]} fizet`
    case 'girls':
      return `${who} kijátssza: ${card('girls')}, áldozata: ${names[one.theft.victim]} (${backs(one.theft)})`
    case 'elixir':
      return `${who} kijátssza: ${card('elixir')} (${table.doc[one.action]})`
    default:
      return `${who} kijátssza: ${card(one.card)}`
  }
}

export const table: TableWords = {
  place,
  placeHelp: {
    mine: 'A legtöbb 9-es: ahány 9-es, annyi aranyrög.',
    bank: 'A legtöbb 10-es: a bank összes pénze.',
    stagecoach: 'Ide fizettek a kockákért; a kör végén a bankba kerül.',
    store: 'A legtöbb J: ahány J, annyi boltlapot húz, egyet megtart.',
    saloon: 'A legtöbb Q: lap(ok)at húz valakitől, egyet megtart.',
    sheriff: 'A legtöbb K: övé a jelvény, ő dönt a döntetlenekről. A végén 5 pont.',
    townHall: 'A legjobb pókerkéz: egy ingatlan, és minden A után még egy. Az alsó számok a pontjaik.',
    doc: 'Aki sehol nem nyert semmit, itt kárpótolja magát.',
  },
  placeShort: {
    mine: 'legtöbb 9: aranyrögök',
    bank: 'legtöbb 10: a bank pénze',
    stagecoach: 'a kockák ára ide jön',
    store: 'legtöbb J: boltlap',
    saloon: 'legtöbb Q: lopott lap',
    sheriff: 'legtöbb K: a jelvény',
    townHall: 'legjobb kéz: ingatlan',
    doc: 'vigasz, ha nem nyersz',
  },
  card,
  cardHelp: (face) => cards[face]?.[1] ?? 'Pontot ér a játék végén.',
  hand: (kind) => hands[kind],
  brings(facts) {
    const { place: at, amount, face, stock } = facts
    const dice = face === null ? facts.hand : `${numbers[amount] ?? amount} ${faceNames[face]}`
    const goods: Partial<Record<Place, string>> = {
      mine: nuggets(Math.min(amount, stock)),
      bank: stock > 0 ? dollars(stock) : 'üres a bank',
      store: amount > 1 ? `${amount} boltlapból egy` : 'egy boltlap',
      saloon: stock === 0 ? 'nincs mit lopni' : amount > 1 ? `lop, ${amount} lapból egyet` : 'lop egy lapot',
      sheriff: 'a seriffjelvény',
      townHall: `${stock} ingatlan`,
    }
    return `${dice}: ${goods[at] ?? ''}`
  },
  sheriffDecides: 'Döntetlen: a seriff dönt.',
  firstToDoc: 'Ki megy elsőnek a dokihoz?',
  doc: { wire: 'szögesdrót', draw: 'boltlap', cash: '2 $ mindenkitől', gold: '1 aranyrög mindenkitől' },
  docHelp: {
    wire: 'Egy vagy két ingatlanodat kiteszed; azt már nem lophatják el.',
    draw: 'A legfelső boltlap a tiéd.',
    cash: 'Mindenki más 2 dollárt ad, vagy amennyije van.',
    gold: 'Mindenki más egy aranyrögöt ad, ha van.',
  },
  cup: 'A poharad alatt',
  lookUnder: 'Koppints, és nézz alá',
  coverUp: 'Takard le',
  keep: (n, price) =>
    n === 0 ? `Egyet sem (${price} $)` : price === 0 ? `Megtartok ${n} kockát` : `Megtartok ${n} kockát (${price} $)`,
  keepSome: 'Megtartom',
  keepHint: 'Egy kocka ingyen van, a többi 1-1 $.',
  tooDear: (money) => `Ennyire nincs pénzed: ${money} $`,
  lastHint: 'Utolsó dobás: mind megmarad.',
  fine: 'Jó így',
  brutes: 'Vadállat: ingyen kocka',
  cheat: 'Csaló: fordíts át egyet',
  turnTo: (from) => `${from} helyett:`,
  giveBack: 'Ezt adom vissza',
  play: (face) => `Kijátszom: ${card(face)}`,
  pass: 'Nem',
  cancel: 'Kivédem',
  dontAsk: 'Ebben a körben ne kérdezz lapokról',
  nothingToPlay: 'Ehhez nincs lapod; mindjárt megy tovább nélküled.',
  given: 'Megvan. Mindjárt megy tovább.',
  stall: 'Húzom az időt',
  stalling: 'Most rád várunk.',
  goOn: 'Mehet tovább',
  muted: 'Ebben a körben nem kérdezünk lapokról.',
  offerFor: 'Kit válasszon a seriff?',
  offerWhat: 'Mit adsz érte?',
  offer: 'Ajánlok',
  noOffer: 'Nem ajánlok',
  money: 'Pénz',
  nuggets: 'Aranyrög',
  noOffers: 'Nincs ajánlat',
  choose: (name) => (name ? `Legyen: ${name}` : 'Válassz'),
  again: 'Új kört kérek',
  order: 'Koppints rájuk abban a sorrendben, ahogy mennek.',
  setOrder: 'Így menjenek',
  take: 'Ezt tartom meg',
  target: 'Ő fizet',
  victim: 'Kitől lopsz?',
  howMany: (n) => `Legfeljebb ${n} lapot nézhetsz meg, egyet megtartasz.`,
  property: 'Ingatlan',
  deed: 'Ingatlan',
  store: 'Boltlap',
  steal: 'Lopok',
  loot: 'Ezt viszem el',
  visit: 'Ezt kérem',
  stayAway: 'Nem megyek',
  wireWhich: 'Melyik ingatlan köré húzod? Egyet vagy kettőt kiteszel, azt már nem lophatják el.',
  myCards: 'A lapjaid',
  points: (n) => `${n} pont`,
  sheriff: 'seriff',
  wired: 'elkerítve',
  inHand: (what) => backs(what) || 'nincs lapja',
  goods,
  played,
  deck: (n) => `${n} lap`,
  dollars,
  gold: nuggets,
  goldShort: (n) => `${n} rög`,
  dice: (list) => (list.length === 0 ? 'nincs félretett kocka' : `félretett kockák: ${list.join(', ')}`),
}

const seats = (list: readonly Seat[], names: readonly string[]) => list.map((seat) => names[seat]).join(', ')

const lift = ({ seat, dice, paid }: Lift, names: readonly string[]) =>
  `${names[seat]}: ${dice.join(' ') || 'semmi'}${paid > 0 ? ` (${dollars(paid)})` : ''}`

function asked(prompt: Prompt, now: Table): string {
  switch (prompt.type) {
    case 'keep':
      return 'Mit tartasz meg a pohár alatt?'
    case 'last':
      return 'Utolsó dobás: ami alatta van, a tiéd.'
    case 'giveBack':
      return 'A Vadállat nem segített: adj vissza egy kockát.'
    case 'window':
      return `Kijátszod? ${card(prompt.window.card)}`
    case 'wanted':
      return 'Kivéded körözéssel?'
    case 'offer':
      if (prompt.decision.place === 'doc') return 'Ki menjen elsőnek a dokihoz? Vesztegetsz?'
      return `Döntetlen: ${place[prompt.decision.place]}. ${stakeOf(now, prompt.decision, table)}. Vesztegetsz?`
    case 'decide':
      return prompt.decision.place === 'doc'
        ? 'Seriff, ki megy előbb a dokihoz?'
        : `Seriff, kié legyen: ${place[prompt.decision.place]}? ${stakeOf(now, prompt.decision, table)}.`
    case 'take':
      return 'Melyik lapot tartod meg?'
    case 'joe':
      return 'Ideges Joe nálad van: ki fizessen?'
    case 'steal':
      return prompt.queens > 1
        ? `Szalon: kitől lopsz? Legfeljebb ${prompt.queens} lapját nézed meg, egyet elviszel.`
        : 'Szalon: kitől lopsz egy lapot?'
    case 'loot':
      return 'Melyiket viszed el?'
    case 'visit':
      return 'Peches Doki vár. Mit kérsz tőle?'
    case 'final':
      return 'Seriff, ki nyerje a játékot?'
    default:
      return prompt satisfies never
  }
}

export const words: TownWords = {
  options: {
    firstSheriff: {
      label: 'Első seriff',
      help: 'A legfiatalabb helye (felülről számolva), vagy sorsolás.',
      values: { random: 'Sorsolás', 0: '1. hely', 1: '2. hely', 2: '3. hely', 3: '4. hely', 4: '5. hely' },
    },
    clock: {
      label: 'Óra',
      help: 'Ennyi idő jut egy döntésre; aki hallgat, helyette az óra válaszol.',
      values: { off: 'Nincs', 20: '20 mp', 40: '40 mp', 90: '90 mp' },
    },
  },
  status(view, prompt, names) {
    if (prompt && canReact(view, prompt)) return asked(prompt, view.table)
    const { phase, round, place: at } = view.table
    if (phase.type === 'over') return `Vége: ${names[phase.winner]} a város ura.`
    if (phase.type === 'keep' || phase.type === 'last') return `${round}. kör: mindenki a pohara alá néz.`
    if (phase.type === 'decide') return `A seriff dönt: ${place[phase.decision.place]}.`
    if (phase.type === 'offers') return `Ajánlatok a seriffnek: ${place[phase.decision.place]}.`
    if (phase.type === 'wanted') return `${phase.played.map((one) => played(one, names)).join('; ')}.`
    if (phase.type === 'window') return `${at ? place[at] : 'Lapok'}: kijátszik valaki egy lapot?`
    return at ? `${round}. kör: ${place[at]}.` : `${round}. kör.`
  },
  tell(event, names) {
    const who = (seat: Seat) => names[seat]
    switch (event.type) {
      case 'began':
        return `Az első seriff: ${who(event.sheriff)}.`
      case 'round':
        return `${event.round}. kör.`
      case 'threw':
        return event.last ? `Utolsó dobás: ${seats(event.seats, names)}.` : null
      case 'lifted':
        return `A poharak alatt: ${event.lifts.map((one) => lift(one, names)).join('; ')}.`
      case 'showdown':
        return null
      case 'turned':
        return `${who(event.seat)} fordít egy kockán: ${event.from} → ${event.to}.`
      case 'charged':
        return `${who(event.seat)} kifizeti a kockát: ${dollars(event.paid)}.`
      case 'gaveBack':
        return `${who(event.seat)} visszaad egy kockát: ${event.die}.`
      case 'played':
        return `${played(event.played, names)}.`
      case 'cancelled':
        return `${who(event.by)} körözést tesz ki: ${card(event.played.card)} hatástalan.`
      case 'nobody':
        return event.why === 'noDice'
          ? `${place[event.place]}: senkinek nincs hozzá kockája.`
          : `${place[event.place]}: nincs mit nyerni.`
      case 'tie':
        return `${place[event.decision.place]}: ${seats(event.decision.tied, names)} közt ${who(event.sheriff)} dönt.`
      case 'offered':
        return event.offers.length === 0
          ? 'Senki sem ajánl semmit.'
          : event.offers.map((one) => `${who(one.from)} ajánlata (${who(one.for)} legyen): ${goods(one)}.`).join(' ')
      case 'again':
        return `${who(event.sheriff)} új ajánlatokat kér.`
      case 'decided':
        return `A seriff döntött: ${seats(event.order, names)}.`
      case 'bribed':
        return `${who(event.offer.from)} fizet a seriffnek: ${goods(event.offer)}.`
      case 'bribeCards':
        return `Gazdát cserélt: ${[...event.cards.property.map((n) => `ingatlan (${n})`), ...event.cards.store.map(card)].join(', ')}.`
      case 'mined':
        return event.dynamite
          ? `A dinamit még hoz: ${nuggets(event.nuggets)} (${who(event.seat)}).`
          : `Aranybánya: ${who(event.seat)}, ${nuggets(event.nuggets)}.`
      case 'robbed':
        return `${who(event.seat)} kirabolja a bankot: ${dollars(event.money)}.`
      case 'split':
        return `Fele-fele: ${who(event.to)} is kap, ${dollars(event.money)} (${who(event.from)} zsákmányából).`
      case 'stagecoach':
        return `Megjött a postakocsi: ${dollars(event.money)} a bankba.`
      case 'drew':
        return event.place === 'store'
          ? `Vegyesbolt: ${who(event.seat)} húz ${event.count} lapot.`
          : `${who(event.seat)} boltlapot kap a dokitól.`
      case 'drawn':
        return `Húztad: ${event.cards.map(card).join(', ')}.`
      case 'shopped':
        return `${who(event.seat)} megtart egy boltlapot.`
      case 'reshuffled':
        return 'Új pakli a dobott boltlapokból.'
      case 'joe':
        return event.idle
          ? `Ideges Joe (${who(event.seat)}): senkinek nincs pénze.`
          : `Ideges Joe megérkezett: ${who(event.seat)}.`
      case 'joePaid':
        return `Joe miatt ${who(event.from)} fizet: ${dollars(event.money)} (${who(event.to)} kapja).`
      case 'stole':
        return `Szalon: ${who(event.thief)} lapot lop, áldozata: ${who(event.theft.victim)} (${backs(event.theft)}).`
      case 'loot':
        return `A zsákmány: ${[...event.cards.property.map((n) => `ingatlan (${n})`), ...event.cards.store.map(card)].join(', ')}.`
      case 'lootKept':
        return `${who(event.thief)} megtart egyet: ${event.back === 'property' ? 'ingatlan' : 'boltlap'}.`
      case 'lootCard':
        return `Elvitte: ${typeof event.card === 'number' ? `ingatlan (${event.card})` : card(event.card)}.`
      case 'badge':
        return `Új seriff: ${who(event.to)}.`
      case 'reelected':
        return `${who(event.seat)} seriff marad.`
      case 'badgeStays':
        return `A marsall közbelép: a jelvény marad (${who(event.sheriff)}).`
      case 'granted':
        return `Városháza: ${who(event.seat)} ingatlana: ${event.properties.join(', ')}.`
      case 'corrupted':
        return `Megvesztegetés: ${who(event.seat)} a pakli tetejét is elviszi.`
      case 'corruptCard':
        return `A pakli tetején: ingatlan (${event.property}).`
      case 'refilled':
        return null
      case 'visited':
        return event.action === null
          ? `${who(event.seat)} nem megy a dokihoz.`
          : `Peches Doki: ${who(event.seat)}, ${table.doc[event.action]}.`
      case 'wired':
        return `${who(event.seat)} elkeríti: ${event.properties.join(', ')}.`
      case 'collected':
        return `${who(event.seat)} összeszed: ${
          event.from
            .filter((one) => one.amount > 0)
            .map((one) => `${who(one.seat)} ${event.what === 'money' ? dollars(one.amount) : nuggets(one.amount)}`)
            .join(', ') || 'semmit'
        }.`
      case 'ended':
        return event.why === 'mine'
          ? 'Kiürült a bánya: ez volt az utolsó kör.'
          : 'Elfogyott az ingatlan: ez volt az utolsó kör.'
      case 'hands':
        return `Lapok az asztalra: ${event.totals.map((total, seat) => `${who(seat)} ${total}`).join(', ')}.`
      case 'over':
        return `${who(event.winner)} a város ura.`
      default:
        return event satisfies never
    }
  },
  refusal: (refusal) =>
    ({
      'DT-3.4': 'Ennyi kockára nincs pénzed.',
      'DT-3.3': 'Kocka nélkül maradni 1 dollár, és most nincs pénzed.',
      'DT-13.5': 'Ennyi Vadállat itt nem segítene.',
      'DT-5.2': 'Csak azt ajánlhatod, ami a kezedben van.',
    })[refusal.rule] ?? null,
  ending: (outcome, names) => `${names[outcome.winners[0]]} a város ura.`,
  scoreParts: {
    nuggets: 'Aranyrög',
    money: 'Pénz',
    sheriff: 'Jelvény',
    equipment: 'Felszerelés',
    properties: 'Ingatlan',
  },
}
