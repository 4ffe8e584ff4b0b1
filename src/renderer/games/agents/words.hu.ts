/** Magyarul. */
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { ownerOf, type Point } from '../../../engine/games/agents/board'
import type { Event, Order, Own, Prompt, Table } from '../../../engine/games/agents/facts'
import type { GameWords } from '../../match/contract'
import { agentNames } from './figures'
import { labelOf } from './geometry'
import type { Texts } from './texts'

const agents = agentNames.hu
export const amountHu = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

export function placeHu(table: Table, point: Point, names: readonly string[]): string {
  const owner = ownerOf(table.options.city, point)
  return owner === null ? labelOf(table.options.city, point) : `${names[owner]} főhadiszállása`
}

function orderText(table: Table, order: Order, names: readonly string[]): string {
  if (order.type === 'murder')
    return `${agents[order.agent]} ölje meg: ${agents[order.victim]} (${placeHu(table, order.at, names)})`
  const way = `${placeHu(table, order.from, names)} → ${placeHu(table, order.to, names)}`
  return order.type === 'carry' ? `${agents[order.agent]} vigye a kincset: ${way}` : `${agents[order.agent]}: ${way}`
}

export const textsHu: Texts = {
  board: 'A város',
  treasure: 'a kincs',
  partners: (one, other) => `${one} és ${other} egy csapat`,
  aim: (place) => `Ide: ${place}`,
  agent: (name, place) => `${name}, ${place}`,
  turn: (turn, limit, round) => [`${round}. forduló`, limit === null ? `${turn}. lépés` : `lépés: ${turn}/${limit}`],
  skips: (count) => `kimarad ${count}×`,
  skipsLong: (count) => (count === 1 ? 'Legközelebb kimarad' : `A következő ${count} alkalommal kimarad`),
  partner: 'társ',

  pickAgent: 'Válassz ügynököt: a térképen vagy itt.',
  pickDeed: 'Mit tegyen?',
  next: (agent, deed, whole) =>
    whole
      ? 'Ezt utasítod?'
      : {
          none: `Mit tegyen a ${agent}?`,
          move: `Merre lépjen a ${agent}?`,
          carry: `Merre vigye a kincset a ${agent}?`,
          murder: `Kit öljön meg a ${agent}?`,
          book: `Mennyit teszel rá: ${agent}?`,
        }[deed ?? 'none'],
  pickWay: 'Merre?',
  pickVictim: 'Kit öljön meg?',
  move: 'Lépjen',
  carry: 'Vigye a kincset',
  murder: 'Öljön',
  book: 'Könyvelek rá',
  noTreasure: 'nincs nála',
  noVictim: 'nincs itt más',
  noWay: 'nincs hova',
  murderPrice: 'Ha megtörténik, 1000 lejön a gyilkoson lévő pénzedből. Az áldozatra könyvelt pénz mindenkinek elvész.',
  murderPoor: 'Ölni csak az tud, akin legalább 1000 pénzed van. Előbb könyvelj rá.',
  order: 'Utasítom',
  orderSure: 'Igen, ezt utasítom',
  orderTitle: (order, names, from, to) =>
    order.type === 'murder'
      ? `${names[order.agent]} megöli: ${names[order.victim]}`
      : `${names[order.agent]}${order.type === 'carry' ? ' + kincs' : ''}: ${from} → ${to}`,
  vetoMayStop: 'A többiek vétózhatják. Ha nem tartod, elmarad, és a következő jön.',
  winsForUs: () => 'Ha nem vétózzák meg, a csapatod nyer.',
  givesAway: (name) => `Ez az ellenfél főhadiszállása: ${name} csapata nyer vele.`,
  sureGive: 'Tényleg az ellenfélhez viteted?',
  pass: 'Passz',
  passSure: 'Passzolok',
  offerDraw: 'Döntetlent ajánlok',
  offerDrawSure: 'Felajánlom',
  offered: 'most már ajánlottál',

  mineOn: 'Pénzem rajta',
  ledger: 'Pénzem',
  nothingBooked: 'Még nem könyveltél.',
  left: (amount) => `Maradt: ${amount}`,
  round: (round) => `${round}. forduló`,
  fee: 'gyilkosság ára',
  dead: 'halott',
  claims: 'Ami liciten elhangzott róla',
  noClaims: 'Liciten semmi sem hangzott el róla, amire a füzet emlékszik.',
  atLeast: (name, amount) => `${name}: legalább ${amount}`,
  killedWith: (name) => `${name}: gyilkolt vele (−1000)`,
  myBookings: 'Amit ráköltöttem',
  noBookings: 'Nem könyveltél rá.',
  total: (amount) => `Most számít: ${amount}`,

  bookTitle: (agent) => `Könyvelés: ${agent}`,
  bookGo: 'Könyvelem',
  bookHelp: (money) =>
    `Ennyi pénzed van: ${money}. Amennyit ráteszel, annyival vétózhatsz nála, vagy tarthatod az utasításodat. A többiek csak azt látják, hogy könyveltél.`,
  noMoney: 'Elfogyott a pénzed.',
  vetoTitle: (agent) => `Vétó: ${agent}`,
  vetoGo: (amount) => `Vétó ${amountHu(amount)}!`,
  vetoHelp: (least, most) => `${least} és ${most} között. Ha elveszted, egyszer kimaradsz.`,
  vetoNothing: 'Ezen az ügynökön nincs pénzed, nincs mivel vétózni.',
  vetoTooLittle: (least) => `Legalább ${least} kellene, annyid nincs rajta.`,
  raiseTitle: (agent) => `Emelés: ${agent}`,
  raiseGo: (amount) => `Emelek: ${amountHu(amount)}`,
  typeAmount: 'Írd be, mennyi',
  atLeastAmount: (least) => `legalább ${least}`,

  letGo: 'Elengedem',
  veto: 'Vétó …',
  holdAmount: (amount) => `Tartom: ${amount}`,
  holdPoor: (amount) => `Nincs rajta ${amount} pénzed, ezt nem tarthatod.`,
  giveUp: 'Nem tartom',
  giveUpWhat: 'elmarad, a következő jön',
  raise: 'Emelek …',
  passVeto: 'Passz',
  passVetoWhat: 'egyszer kimaradsz',
  amountsLeft: (left) => `Még ${left} összeget mondhatsz.`,
  agree: 'Legyen döntetlen',
  refuse: 'Játsszunk tovább',
  autoLetGo: 'Engedje el magától, amire nem tudok vétózni',
  autoLetGoHelp: 'Ez csak a te eszközöd beállítása; a többiek nem látják. Véletlen idő után válaszol.',
  autoSoon: 'Mindjárt magától elengedi.',
  duel: 'Párbaj',
  orders: 'utasít',
  vetoes: 'vétóz',
  heldUpTo: (amount) => `Tartva eddig: ${amount}`,
  windowLeast: (amount) => `Új vétó legalább: ${amount}`,
  windowOpen: 'Vétóablak',
  speaks: (name) => `${name} dönt`,
  heldIt: 'tartva',
  holdsOrNot: (name) => `${name} tartja, vagy nem?`,
  raisesOrNot: (name) => `${name} emel, vagy passzol?`,
  broughtBy: (mover, agent) => `${mover} utasítására a ${agent} vitte be a kincset.`,
  weWon: 'Győztetek! A kincs a tiétek.',
  weLost: (names) => `Most ${names} örülhet. A visszavágóig megvannak a titkaik: nyitva a könyvek.`,
  bothDrew: 'Nincs vesztes: a kincs senkié.',

  notebook: 'Jegyzetfüzet',
  notebookRecent: 'Erre és az előző fordulóra emlékszik.',
  notebookFull: 'Az egész játékra emlékszik.',
  sortBy: 'Mi szerint',
  byAgent: 'Ügynökök',
  byPlayer: 'Játékosok',
  mine: 'Enyém',
  nothingNoted: 'Itt még nincs semmi.',
  agentsList: 'Ügynökök',
  more: 'Ügynökök és egyebek',
  ledgersOpen: 'Kinyíltak a könyvek',
  lost: 'elveszett',
  noneBooked: 'semmit sem könyvelt',
}

const ends = {
  headquarters: (names: readonly string[], winners: readonly number[]) =>
    `${winners.map((seat) => names[seat]).join(' és ')} nyert: hazaért hozzájuk a kincs.`,
  agreement: () => 'Döntetlen, közös megegyezéssel.',
  limit: () => 'Döntetlen: elfogytak a lépések.',
}

function status(table: Table, prompt: Prompt | null, seat: number | null, names: readonly string[]): string {
  const { phase } = table
  const mover = names[table.seat]
  switch (phase.type) {
    case 'turn':
      return prompt ? 'Utasíts egy ügynököt, vagy könyvelj rá.' : `${mover} jön.`
    case 'window': {
      const what = orderText(table, phase.pending.order, names)
      if (prompt) return 'Elengeded, vagy vétózol?'
      return seat === table.seat ? `Vétózza valaki? ${what}.` : `${mover} utasítása: ${what}.`
    }
    case 'hold': {
      const { vetoer, bid } = phase.auction
      return prompt
        ? `${names[vetoer]}: vétó ${amountHu(bid)}! Tartod?`
        : `${names[vetoer]}: vétó ${amountHu(bid)}! ${mover} tartja?`
    }
    case 'raise':
      return prompt
        ? `${mover} tartja (${amountHu(phase.auction.bid)}). Emelsz?`
        : `${mover} tartja (${amountHu(phase.auction.bid)}). ${names[phase.auction.vetoer]} emel?`
    case 'draw':
      return prompt ? `${mover} döntetlent ajánl. Elfogadod?` : `${mover} döntetlent ajánlott.`
    case 'over':
      return ends[phase.end.by](names, phase.end.winners)
    default:
      return phase satisfies never
  }
}

function tell(event: Event, names: readonly string[], table: Table): string | null {
  const who = 'seat' in event ? names[event.seat] : ''
  const place = (point: Point) => placeHu(table, point, names)
  switch (event.type) {
    case 'began':
      return `${names[event.first]} kezd.`
    case 'booked':
      return `${who} könyvelt.`
    case 'passed':
      return `${who} passzolt.`
    case 'ordered':
      return `${who} utasítása: ${orderText(table, event.order, names)}.`
    case 'vetoed':
      return `${who}: vétó ${amountHu(event.amount)}! (${agents[event.agent]})`
    case 'held':
      return `${who} tartja: ${amountHu(event.amount)} (${agents[event.agent]}).`
    case 'gaveUp':
      return `${who} nem tartja: ${amountHu(event.amount)} (${agents[event.agent]}).`
    case 'raised':
      return `${who} emel: ${amountHu(event.amount)} (${agents[event.agent]}).`
    case 'withdrew':
      return event.forced
        ? `${who} már húsz összeget mondott, a vétója elveszett. Kimarad: ${event.skips}×.`
        : `${who} passzol, a vétója elveszett. Kimarad: ${event.skips}×.`
    case 'reopened':
      return `Újra lehet vétózni, legalább ennyivel: ${amountHu(event.least)}.`
    case 'foiled':
      return `${names[event.vetoer]} vétója megállította az utasítást: ${orderText(table, event.order, names)}.`
    case 'moved':
      return `${agents[event.agent]}: ${place(event.from)} → ${place(event.to)}.`
    case 'carried':
      return `${agents[event.agent]} viszi a kincset: ${place(event.from)} → ${place(event.to)}.`
    case 'murdered':
      return `${agents[event.agent]} megölte: ${agents[event.victim]}. A rá könyvelt pénz elveszett.`
    case 'skipped':
      return event.left > 0 ? `${who} kimarad, és még ${event.left}×.` : `${who} kimarad.`
    case 'drawOffered':
      return `${who} döntetlent ajánl.`
    case 'drawRefused':
      return event.agreed.length === 0
        ? 'Nem lett döntetlen: senki sem mondott igent.'
        : `Nem lett döntetlen. Igent mondott: ${event.agreed.map((seat) => names[seat]).join(', ')}.`
    case 'ended':
      return `${ends[event.by](names, event.winners)} Kinyíltak a könyvek.`
    default:
      return event satisfies never
  }
}

const clock = (label: string, help: string, values: readonly number[]) => ({
  label,
  help,
  values: {
    off: 'Nincs',
    ...Object.fromEntries(values.map((one) => [one, one < 120 ? `${one} mp` : `${one / 60} perc`])),
  },
})

export const hu: GameWords<Table, Own, Prompt, Event> = {
  options: {
    city: {
      label: 'Város',
      help: 'A nagyváros hosszabb, politikusabb játék.',
      values: { city: 'Város (37)', big: 'Nagyváros (61)' },
    },
    windowClock: clock('Vétóablak', 'Eddig lehet vétózni; aki hallgat, elengedi.', [10, 20, 40, 60]),
    turnClock: clock('Óra a lépésre', 'Aki hallgat, passzol.', [30, 60, 120, 300]),
    holdClock: clock('Óra a tartásra', 'Aki hallgat, nem tartja.', [10, 20, 40]),
    raiseClock: clock('Óra az emelésre', 'Aki hallgat, passzol.', [10, 20, 40]),
    turnLimit: {
      label: 'Lépéskorlát',
      help: '300 lépés után (nagyváros: 400) döntetlen.',
      values: { default: 'Van', off: 'Nincs' },
    },
    notebook: {
      label: 'Jegyzetfüzet',
      help: 'Mennyire emlékezzen az app arra, amit mindenki látott.',
      values: { recent: 'Két forduló', full: 'Az egész játék' },
    },
    chat: { label: 'Beszélgetés', help: 'Lehessen-e írni az egész asztalnak.', values: {} },
  },
  status: (view, prompt, names) => status(view.table, prompt, view.seat, names),
  tell,
  refusal: (refusal: Refusal) =>
    ({
      'AG-3.1': 'Halottra nem lehet könyvelni. Válassz élő ügynököt.',
      'AG-3.2': 'Ennyi pénzed nincs. Írj be kisebb összeget.',
      'AG-4.1': 'Egyszerre egy utcát mehet: válassz szomszédos pontot.',
      'AG-4.2': 'A kincset csak az viheti, aki mellette áll.',
      'AG-4.5': 'Ölni csak azt lehet, aki ugyanazon a ponton áll. Itt nincs más.',
      'AG-4.6': 'Ez az ügynök már nem él.',
      'AG-4.4': 'Főhadiszállásra csak a kincset vive léphet be ügynök.',
      'AG-5.1': 'Ölni csak az tud, akin legalább 1000 pénzed van.',
      'AG-6.2': 'Ennyi pénzed nincs ezen az ügynökön.',
      'AG-6.5': 'Ennél többel kell vétózni.',
      'AG-7.2': 'Nincs rajta ennyi pénzed, ezt nem tarthatod.',
      'AG-7.3': 'Emelni csak többel lehet.',
      'AG-9.2': 'Amikor te jössz, csak egyszer ajánlhatsz döntetlent.',
    })[refusal.rule] ?? null,
  ending: (_outcome: Outcome, names, table) =>
    table.phase.type === 'over' ? ends[table.phase.end.by](names, table.phase.end.winners) : '',
  scoreParts: {},
  phrases: [
    'Ezt vétózd meg!',
    'Szövetség?',
    'Ne vétózz, jó lesz!',
    'Nekem semmim sincs rajta.',
    'Sok pénzem van rajta.',
    'Ők mindjárt nyernek!',
  ],
}
