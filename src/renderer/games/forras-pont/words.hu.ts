import { centre } from '../../../engine/games/forras-pont/board'
import type { Colour, Event, Operation, Own, Prompt, Table } from '../../../engine/games/forras-pont/facts'
import { cellText } from '../../../engine/games/forras-pont/notation'
import { articleOf } from '../../words/article'
import type { GameWords } from '../../match/contract'
import { capital } from '../../words/capital'
import { sharesText } from './grammar'
import type { BoardWords } from './words'

const disc: Record<Colour, string> = { yellow: 'sárga', purple: 'lila', pink: 'rózsaszín' }
const fromDisc: Record<Colour, string> = { yellow: 'sárgáról', purple: 'liláról', pink: 'rózsaszínről' }
const toDisc: Record<Colour, string> = { yellow: 'sárgára', purple: 'lilára', pink: 'rózsaszínre' }
const way: Record<Operation, string> = {
  up: 'fel',
  'up-right': 'jobbra fel',
  right: 'jobbra',
  'down-right': 'jobbra le',
  down: 'le',
  'down-left': 'balra le',
  left: 'balra',
  'up-left': 'balra fel',
  repeat: 'ismétlés',
}
const aims = {
  place: 'ide tehetsz',
  start: 'innen indulhatsz',
  step: 'ide vezet művelet',
  stray: 'ide nem vezet művelet',
  back: 'az útvonal része, koppintásra visszavágod idáig',
}
/** "az 1.", "a 2.": with its article. */
const ordinal = (at: number) => `${articleOf(at)} ${at}.`

export const boardWords: BoardWords = {
  board: 'A tábla, alul a te oldalad',
  bank: 'bank',
  own: 'saját',
  sheets: 'Műveletlapok',
  sheetsShort: 'Lapok',
  readBy: 'Ki jön? Akkor így mutatnak a nyilak a tábládon:',
  inMyTurn: 'te',
  readHelp: 'Minden nyilat annak az oldaláról kell olvasni, aki éppen jön: a „fel” tőle távolodik.',
  why: 'Miért?',
  yourSheet: 'A műveletlapod: kilenc színkapcsolat',
  operations: 'Műveletek',
  firstRoute: (card) =>
    card === '?' ? 'Az első útvonal bármilyen hosszú lehet.' : `Az első útvonal: legalább ${card} korong.`,
  fillPair: ([from, to]) => `Merre visz az út ${fromDisc[from]} ${toDisc[to]}?`,
  fillRepeat: 'A környíl az előző lépés irányába visz tovább.',
  filled: 'Mind a kilenc megvan. Koppints arra, amit átírnál!',
  random: 'Véletlen',
  randomRest: 'A többi véletlen',
  clear: 'Törlöm',
  favourites: 'Kedvencek',
  done: 'Kész a lapom',
  keep: 'A kedvencekhez adom',
  unkeep: 'Kiveszem a kedvencek közül',
  kept: 'A kedvenceid',
  noneKept: 'Még nincs. Tölts ki egy lapot, és add hozzá.',
  lastSheet: 'A legutóbbi lapod',
  take: 'Ezt a lapot kérem',
  forget: 'Kiveszem',
  pass: 'Passzolok',
  passTitle: 'Passzolsz?',
  passHelp: 'Most nem teszel korongot, és útvonalat sem jelentesz be.',
  passEndsTitle: 'Ezzel véget ér a játék',
  passEndsHelp: 'Egy egész forduló telne el új korong nélkül. Az nyer, akinek most a legtöbb korongja van.',
  passEndsYes: 'Passzolok, legyen vége',
  place: 'Leteszem',
  pickCell: 'Koppints egy üres mezőre',
  pickColour: 'Milyen színt?',
  claimRoute: 'Bejelentek',
  offers: 'A legjobb útvonalak',
  looking: 'Útvonalat keresünk…',
  noRoute: 'Most nincs bejelenthető útvonalad.',
  openings: 'Mit hozna még egy korong?',
  oneMore: 'Mit hozna +1 korong?',
  lookingAhead: 'Nézzük, mit hozna egy korong…',
  noOpening: 'Egy korong még kevés: építs a széledtől a forrás felé!',
  noBetter: 'Egyetlen korongtól sem lenne jobb útvonalad.',
  announce: 'Bejelentem',
  cancelClaim: 'Mégsem jelentek be',
  takeBack: 'Visszaveszem',
  marks: 'A jelek mutatják, kinek a lapja vezet oda.',
  discs: 'korong',
  shares: 'Ki mennyit kapna',
  steps: 'Az útvonal lépései',
  centreDisc: 'A középre kerülő korong',
  refusedThen: 'Így nem fogadják el.',
  lostThen: 'Így téves: a következő jön.',
  overThen: 'Így téves, és véget ér vele a játék.',
  holds: 'rendben',
  fails: 'nem jó',
  sheetOf: (name) => `Műveletlap: ${name}`,
  missing: (left) => `Még ${left} hiányzik`,
  ownCount: (count) => `a bankban elfogyott, neked ${count} van`,
  bankCount: (count) => `${count} a bankban`,
  stockLabel: (colour, text, onBoard) => `${capital(disc[colour])}: ${text}, ${onBoard} a táblán`,
  pair: ([from, to], operation) =>
    `${capital(disc[from])} után ${disc[to]}: ${operation === null ? 'még üres' : way[operation]}`,
  operationButton: (operation, used) =>
    used ? `${capital(way[operation])}, már a lapon van` : capital(way[operation]),
  cell: (cell, colour, aim, owners) =>
    [
      cell === centre ? 'A forrás' : cellText(cell),
      colour ? disc[colour] : 'üres',
      ...(aim ? [aims[aim]] : []),
      ...(owners.length > 0 ? [owners.join(', ')] : []),
    ].join(', '),
  offer: (length, own, other) => `${length} korongos útvonal: neked ${own}, másnak ${other}`,
  offerShort: (own) => `${own} a tiéd`,
  opening: (cell, colour, length, own, other) =>
    `${capital(disc[colour])} ide: ${cellText(cell)}. Utána ${length} korongos útvonal: neked ${own}, másnak ${other}`,
  discCount: (count) => `${count} korong`,
  lengthOf: (length, minimum) => (minimum <= 1 ? `${length}` : `${length} / ${minimum}`),
  step: (at, operation, owner, fitting) =>
    owner === null || operation === null
      ? `${at}. lépés: nincs rá művelet`
      : `${at}. lépés: ${way[operation]}, ${owner} művelete${fitting > 1 ? `; ${fitting} közül választhatsz` : ''}`,
  centreColour: (colour, source) =>
    `Középre: ${disc[colour]}${source === 'own' ? ', a sajátodból' : source === null ? ', nincs ilyened' : ''}`,
  claim: (standing) => {
    switch (standing.type) {
      case 'noDiscs':
        return 'Az alsó sorban még nincs korong, ahonnan indulhatnál.'
      case 'start':
        return 'Koppints egy korongra az alsó sorban: onnan indul az útvonal.'
      case 'goOn':
        return standing.missing > 1
          ? `Merre tovább? A forrásig még legalább ${standing.missing} korong kell.`
          : 'Merre tovább? Már csak a forrást kell elérned.'
      case 'stuck':
        return 'Innen senkinek a lapja nem vezet tovább. Lépj vissza egyet.'
      case 'colour':
        return 'Milyen színű korong kerüljön középre?'
      case 'wrong':
        return `${capital(ordinal(standing.step))} lépéshez nincs művelet.`
      case 'short':
        return `Csak ${standing.length} korong, legalább ${standing.minimum} kell.`
      case 'whole':
        return standing.own === standing.length
          ? `Megvan az útvonal: ${standing.length} korong, mind a tiéd. Bejelented?`
          : `Megvan az útvonal: ${standing.length} korong, ebből ${standing.own} a tiéd. Bejelented?`
      default:
        return standing satisfies never
    }
  },
  checking: (name) => `${name} vize úton van…`,
  stepBy: (at, owner) => `${capital(ordinal(at))} lépés: ${owner} lapja.`,
  yoursSoFar: (count) => `Neked eddig +${count}.`,
  notThisWay: ([from, to], owner, operation, taken, first) => {
    const start = `${capital(fromDisc[from])} ${toDisc[to]} ${owner} lapja`
    if (operation !== 'repeat') return `${start} ${way[operation]} visz, nem ${way[taken]}.`
    return first ? `${start} ismétel, de az első lépésnek nincs mit.` : `${start} ismétel, de az út itt elfordul.`
  },
  verdictTrue: (length) => `Helyes útvonal: ${length} korong.`,
  verdictFalse: (step) => `Téves: ${ordinal(step)} lépésnél elakad.`,
  verdictShort: (length, minimum) => `Téves: ${length} korong, legalább ${minimum} kell.`,
  thenYou: (verdict) => `${verdict} Most te jössz.`,
  decisive: 'A győztes legjobb útvonala',
  routeFrom: (length, cell) => `${length} korongos útvonal innen: ${cell}`,
  broughtTo: (name, count) => `${name} ${count} korongot kapott érte.`,
  fromBehind: (count) => `Volt, hogy más vezetett ${count} koronggal.`,
  bestRoute: (own, length) => `legjobbja: ${own} korong egy ${length} korongos útvonalból`,
  noBest: 'most egy útvonalból sem jutott neki',
  total: (count) => `${count} korong`,
  owned: (colour, count) => `${disc[colour]}: ${count}`,
  cardsWon: (cards) => (cards.length === 0 ? 'nincs számkártyája' : `számkártyák: ${cards.join(', ')}`),
  pile: (count, card) =>
    !card ? 'Mind a hét számkártya elkelt' : count === 0 ? 'Ez az utolsó számkártya' : `Még ${count} számkártya`,
}

const endings = {
  majority: 'az elsőt már senki sem előzheti meg',
  idle: 'egy egész fordulóban senki sem tett korongot',
  cards: 'elkelt mind a hét számkártya',
}

function tell(event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'dealt':
      return event.card === '?'
        ? 'Az első számkártya: kérdőjel, bármilyen hossz jó.'
        : `Az első számkártya: ${event.card}.`
    case 'sheets':
      return 'Mindenki kitöltötte a műveletlapját, most már nyilvánosak.'
    case 'first':
      return `${names[event.seat]} kezd.`
    case 'placed':
      return event.source === 'own'
        ? `${names[event.seat]} a sajátjából tesz le: ${disc[event.colour]}, ${cellText(event.cell)}.`
        : `${names[event.seat]} letesz egy korongot: ${disc[event.colour]}, ${cellText(event.cell)}.`
    case 'passed':
      return event.forced ? `${names[event.seat]} kimarad, mert nincs mit letennie.` : `${names[event.seat]} passzol.`
    case 'claimed':
      return `${names[event.seat]} útvonalat jelent be: ${event.route.map(cellText).join('–')}.`
    case 'false-claim':
      return event.step === null
        ? `A bejelentés téves: ${event.length} korong, legalább ${event.minimum} kellett volna. A korong lekerül középről.`
        : `A bejelentés téves: ${ordinal(event.step + 1)} lépés nem jó. A korong lekerül középről.`
    case 'route-won':
      return `${names[event.seat]} útvonala helyes. Korongok: ${sharesText(event.rewards, names)}.`
    case 'card-won':
      return `${names[event.seat]} elviszi a számkártyát: ${event.card}.`
    case 'card-drawn':
      return `Az új számkártya: ${event.card}.`
    case 'ended':
      return `Vége: ${event.endings.map((one) => endings[one]).join(', ')}.`
    default:
      return event satisfies never
  }
}

export const words: GameWords<Table, Own, Prompt, Event> = {
  options: {
    seating: {
      label: 'Ülésrend kettesben',
      help: 'Egymás mellett ülve gyakrabban keresztezik egymást az útvonalak.',
      values: { opposite: 'Szemben', adjacent: 'Egymás mellett' },
    },
    assistance: {
      label: 'Segítség',
      help: 'Aki jön, látja a legjobb útvonalait, megnézheti, mit hozna még egy korong, és a téves bejelentés nem kerül semmibe.',
      values: {},
    },
    clock: {
      label: 'Óra',
      help: 'Mennyi időd van, amikor te jössz; a lapra háromszor annyi. Aki kifut belőle, passzol.',
      values: { off: 'Nincs', 60: '1 perc', 180: '3 perc' },
    },
  },
  status({ table }, prompt, names) {
    if (prompt?.type === 'sheet') return 'Töltsd ki a műveletlapodat.'
    if (table.phase === 'sheets') return 'Mindenki a műveletlapját tölti ki.'
    if (prompt)
      return prompt.minimum > 1
        ? `Korong, vagy legalább ${prompt.minimum} korongos útvonal?`
        : 'Korong, vagy bármilyen hosszú útvonal?'
    return table.turn === null ? '' : `${names[table.turn]} jön.`
  },
  tell,
  refusal({ rule, params }) {
    switch (rule) {
      case 'FP-4':
        return 'Minden művelet pontosan egyszer szerepeljen a lapodon.'
      case 'FP-8':
        return 'Ez a mező nem üres. Válassz egy másikat.'
      case 'FP-9':
        return 'Ilyen korongod most nincs: válassz másik színt.'
      case 'FP-13':
        return 'A forrásra csak bejelentéssel kerülhet korong.'
      case 'FP-14':
        return 'Az útvonal a saját széledről induljon.'
      case 'FP-15':
        return 'Mindig szomszédos mezőn fekvő korongra lépj.'
      case 'FP-16':
        return 'Egy korongot csak egyszer érinthet az útvonal.'
      case 'FP-17':
        return 'Az útvonal még nem ért el a forrásig. Lépj tovább.'
      case 'FP-20':
        return params.step === undefined
          ? 'Ehhez a lépéshez nincs művelet.'
          : `${capital(ordinal(Number(params.step)))} lépéshez nincs ilyen művelet. Nem vesztettél semmit, javítsd ki.`
      case 'FP-21':
        return `Ez csak ${params.length} korong, legalább ${params.minimum} kell. Nem vesztettél semmit, keress hosszabbat.`
      default:
        return null
    }
  },
  ending(outcome, names, table) {
    const won = outcome.winners.map((seat) => names[seat])
    const how = table.ended.map((one) => endings[one]).join(', ')
    if (won.length > 1) return `${won.slice(0, -1).join(', ')} és ${won.at(-1)} osztozik a győzelmen: ${how}.`
    const tie = outcome.rule === 'FP-32' ? ' A korongok száma egyenlő, a számkártyák döntöttek.' : ''
    return `${won[0]} nyert: ${how}.${tie}`
  },
  behind: (by) => `${by} korong hátrányból.`,
  scoreParts: { yellow: 'Sárga', purple: 'Lila', pink: 'Rózsaszín', cards: 'Számkártyák (egyenlőségnél)' },
}
