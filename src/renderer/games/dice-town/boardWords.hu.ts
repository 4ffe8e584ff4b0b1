/** What board and controls say, in Hungarian. */
import type { Backs, Face, Place, Played, StoreCard } from '../../../engine/games/dice-town/facts'
import type { HandKind } from '../../../engine/games/dice-town/dice/poker'
import type { WonPlace } from '../../../engine/games/dice-town/places/contenders'
import { count, joined } from './grammar'
import type { BoardWords } from './words'

export const place: Record<Place, string> = {
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
export const card = (face: StoreCard) => cards[face]?.[0] ?? `Felszerelés (${face.split('-')[1]})`

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
const numbers = ['Nulla', 'Egy', 'Két', 'Három', 'Négy', 'Öt']
export const dollars = (n: number) => `${n}\u00a0$`
export const nuggets = (n: number) => `${n} aranyrög`

export const backs = ({ property, store }: Backs) =>
  joined([count(property, (n) => `${n} ingatlan`), count(store, (n) => `${n} boltlap`)])

export const goods = (offer: Backs & { money: number; nuggets: number }) =>
  joined([count(offer.money, dollars), count(offer.nuggets, nuggets), backs(offer)])

export function played(one: Played, names: readonly string[]): string {
  const who = names[one.seat]
  switch (one.card) {
    case 'cheater':
      return `${who} kijátssza: ${card('cheater')} (${one.from} → ${one.to})`
    case 'joe':
      return `${who} kijátssza: ${card('joe')}, ${names[one.target]} fizet`
    case 'girls':
      return `${who} kijátssza: ${card('girls')}, áldozata: ${names[one.theft.victim]} (${backs(one.theft)})`
    case 'elixir':
      return `${who} kijátssza: ${card('elixir')} (${boardWords.doc[one.action]})`
    default:
      return `${who} kijátssza: ${card(one.card)}`
  }
}

export const boardWords: BoardWords = {
  place,
  placeHelp: {
    mine: 'A legtöbb 9-es: ahány 9-es, annyi aranyrög.',
    bank: 'A legtöbb 10-es: a bank összes pénze.',
    stagecoach: 'Ide fizettek a kockákért; a forduló végén a bankba kerül.',
    store: 'A legtöbb J: ahány J, annyi boltlapot húz, egyet megtart.',
    saloon: 'A legtöbb Q: lapot húz valakitől, egyet megtart.',
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
  brings({ place: at, face, dice, gain }, hand) {
    const why = face === null ? hand : `${numbers[dice] ?? dice} ${faceNames[face]}`
    const what: Record<WonPlace, string> = {
      mine: nuggets(gain),
      bank: gain > 0 ? dollars(gain) : 'üres a bank',
      store: gain > 1 ? `${gain} boltlapból egy` : 'egy boltlap',
      saloon: gain === 0 ? 'nincs mit lopni' : gain > 1 ? `lop, ${gain} lapból egyet` : 'lop egy lapot',
      sheriff: 'a seriffjelvény',
      townHall: `${gain} ingatlan`,
    }
    return `${why}: ${what[at]}`
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
    n === 0
      ? `Egyet sem (${price}\u00a0$)`
      : price === 0
        ? `Megtartok ${n} kockát`
        : `Megtartok ${n} kockát (${price}\u00a0$)`,
  keepSome: 'Megtartom',
  keepHint: 'Egy kocka ingyen van, a többi 1-1 $.',
  tooDear: (money) => `Csak ${money} $ van nálad`,
  lastHint: 'Utolsó dobás: mind megmarad.',
  fine: 'Jó így',
  brutes: 'Vadállat: ingyen kocka',
  cheat: 'Csaló: fordíts át egyet',
  turnTo: (from) => `${from} helyett:`,
  giveBack: 'Ezt adom vissza',
  play: (face) => `Kijátszom: ${card(face)}`,
  pass: 'Nem',
  cancel: 'Kivédem',
  dontAsk: 'Ebben a fordulóban ne kérdezz lapokról',
  dontAskShort: 'Ne kérdezz lapokról',
  noCards: 'Még nincs lapod.',
  more: (what) => `${what}: több`,
  inEnvelope: 'A borítékban',
  nothing: 'semmi',
  takeOut: 'Koppints, ha kivennéd',
  nothingToPlay: 'Ehhez nincs lapod; mindjárt megy tovább nélküled.',
  given: 'Megvan. Mindjárt megy tovább.',
  stall: 'Húzom az időt',
  stalling: 'Most rád várunk.',
  goOn: 'Mehet tovább',
  muted: 'Ebben a fordulóban nem kérdezünk lapokról.',
  offerFor: 'Kit válasszon a seriff?',
  offerWhat: 'Koppints fent arra, amit adsz érte.',
  offer: 'Ajánlok',
  noOffer: 'Nem ajánlok',
  money: 'Pénz',
  nuggets: 'Aranyrög',
  noOffers: 'Nincs ajánlat',
  choose: (name) => (name ? `Legyen: ${name}` : 'Válassz'),
  again: 'Új ajánlatokat kérek',
  order: 'Koppints rájuk abban a sorrendben, ahogy mennek.',
  setOrder: 'Így menjenek',
  take: 'Ezt tartom meg',
  target: 'Ő fizet',
  victim: 'Kitől lopsz?',
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
