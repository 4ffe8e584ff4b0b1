/** Magyarul. */
import type { Outcome, Refusal } from '../../../engine/core/contract'
import { ownerOf, type Point } from '../../../engine/games/agents/board'
import type { Event, Order, Own, Prompt, Table } from '../../../engine/games/agents/facts'
import type { GameWords } from '../../match/contract'
import { agentNames } from './figures'
import { labelOf } from './geometry'
import { amountText, boardWords } from './boardWords.hu'

export { amountText, boardWords }

const agents = agentNames.hu

export function placeText(table: Table, point: Point, names: readonly string[]): string {
  const owner = ownerOf(table.options.city, point)
  return owner === null ? labelOf(table.options.city, point) : `${names[owner]} főhadiszállása`
}

function orderText(table: Table, order: Order, names: readonly string[]): string {
  if (order.type === 'murder')
    return `${agents[order.agent]} ölje meg: ${agents[order.victim]} (${placeText(table, order.at, names)})`
  const way = `${placeText(table, order.from, names)} → ${placeText(table, order.to, names)}`
  return order.type === 'carry' ? `${agents[order.agent]} vigye a kincset: ${way}` : `${agents[order.agent]}, ${way}`
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
      if (prompt) return 'Vétózol?'
      return seat === table.seat ? `Vétózik valaki? ${what}.` : `${mover} utasítása: ${what}.`
    }
    case 'hold': {
      const { vetoer, bid } = phase.auction
      return prompt
        ? `${names[vetoer]}: vétó ${amountText(bid)}! Tartod?`
        : `${names[vetoer]}: vétó ${amountText(bid)}! ${mover} tartja?`
    }
    case 'raise':
      return prompt
        ? `${mover} tartja (${amountText(phase.auction.bid)}). Emelsz?`
        : `${mover} tartja (${amountText(phase.auction.bid)}). ${names[phase.auction.vetoer]} emel?`
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
  const place = (point: Point) => placeText(table, point, names)
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
      return `${who}: vétó ${amountText(event.amount)}! (${agents[event.agent]})`
    case 'held':
      return `${who} tartja: ${amountText(event.amount)} (${agents[event.agent]}).`
    case 'gaveUp':
      return `${who} nem tartja: ${amountText(event.amount)} (${agents[event.agent]}).`
    case 'raised':
      return `${who} emel: ${amountText(event.amount)} (${agents[event.agent]}).`
    case 'withdrew':
      return event.forced
        ? `${who} már húsz összeget mondott, a vétója elveszett. Kimarad: ${event.skips}×.`
        : `${who} passzol, a vétója elveszett. Kimarad: ${event.skips}×.`
    case 'reopened':
      return `Újra lehet vétózni, legalább ennyivel: ${amountText(event.least)}.`
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
      return `${ends[event.by](names, event.winners)} Kinyíltak a főkönyvek.`
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

/** What ended a match, by the rule of its outcome. */
const decisions: Readonly<Record<string, string>> = {
  'AG-9.1': 'A kincs a főhadiszállásukra ért.',
  'AG-9.2': 'Mindenki beleegyezett a döntetlenbe.',
  'AG-9.3': 'Elfogytak a lépések.',
}

export const words: GameWords<Table, Own, Prompt, Event> = {
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
    chat: { label: 'Csevegés', help: 'Lehet írni az egész asztalnak.', values: {} },
  },
  status: (view, prompt, names) => status(view.table, prompt, view.seat, names),
  tell,
  refusal: (refusal: Refusal) =>
    ({
      'AG-2.5': 'Most nem erről kell döntened.',
      'AG-3.1': 'Halottra nem lehet könyvelni. Válassz élő ügynököt.',
      'AG-3.2': 'Ennyi pénzed nincs. Írj be kisebb összeget.',
      'AG-4.1': 'Egyszerre egy utcát mehet: válassz szomszédos pontot.',
      'AG-4.2': 'A kincset csak az viheti, aki mellette áll.',
      'AG-4.5': 'Ölni csak azt lehet, aki ugyanazon a ponton áll. Itt nincs más.',
      'AG-4.6': 'Ez az ügynök már nem él.',
      'AG-4.4': 'Főhadiszállásra csak a kincset vive léphet be ügynök.',
      'AG-5.1': `Ölni csak az tud, akin legalább ${amountText(1000)} pénzed van.`,
      'AG-6.2': 'Ennyi pénzed nincs ezen az ügynökön.',
      'AG-6.5': 'Ennél többel kell vétózni.',
      'AG-7.2': 'Nincs rajta ennyi pénzed, ezt nem tarthatod.',
      'AG-7.3': 'Emelni csak többel lehet.',
      'AG-9.2': 'Amikor te jössz, csak egyszer ajánlhatsz döntetlent.',
    })[refusal.rule] ?? null,
  ending: (_outcome: Outcome, names, table) =>
    table.phase.type === 'over' ? ends[table.phase.end.by](names, table.phase.end.winners) : '',
  behind: (by) => `Volt, hogy a kincs ${by} utcával közelebb járt máshoz.`,
  decided: ({ rule }) => decisions[rule] ?? null,
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
