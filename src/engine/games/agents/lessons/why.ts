/** Why an answer is a good one, in facts: what it gains, what it prevents. Only what the seat itself may know. */
import type { Seat } from '../../../core/contract'
import type { InBoth } from '../../../core/manifest'
import { cities } from '../board'
import { partnerOf, type Agent, type Answer, type Order, type Prompt, type SeatView, type Table } from '../facts'
import { orderOf } from '../legal/orders'
import { winnersBy } from '../outcome'
import { both } from './kit'

const amount = (sum: number): InBoth =>
  both(String(sum).replace(/\B(?=(\d{3})+$)/g, '\u00a0'), String(sum).replace(/\B(?=(\d{3})+$)/g, ','))

const withSum = (sum: number, hu: (text: string) => string, en: (text: string) => string): InBoth =>
  both(hu(amount(sum).hu), en(amount(sum).en))

export function why(view: SeatView, prompt: Prompt, answer: Answer): InBoth | null {
  const { seat, own, table } = view
  if (seat === null || own === null) return null
  switch (answer.type) {
    case 'move':
    case 'carry':
    case 'murder':
      return whyOrder(table, seat, orderOf(table, answer), own.on)
    case 'book':
      return withSum(
        answer.amount,
        (sum) => `Ennyivel nő a szavad ezen az ügynökön: ${sum}. Tarthatod vele az utasításodat, és vétózhatsz.`,
        (sum) => `You’ll have ${sum} more say over this agent, to hold your orders and to veto.`,
      )
    case 'veto':
    case 'raise':
      return 'order' in prompt ? whyStop(table, seat, prompt.order, own.on[prompt.order.agent]) : null
    case 'hold':
      return withSum(
        'order' in prompt ? own.on[prompt.order.agent] : 0,
        (sum) => `Megvan rajta a pénzed (${sum}), és a tartás nem kerül semmibe, csak elárulja.`,
        (sum) => `You have the money on it (${sum}), and holding costs nothing, it only shows.`,
      )
    case 'letGo':
      return 'order' in prompt ? whyLetGo(table, seat, prompt.order, own.on[prompt.order.agent]) : null
    case 'giveUp':
      return both(
        'Nem tartod, és ezzel semmit sem árultál el a pénzedről.',
        'Giving up tells nobody anything about your money.',
      )
    case 'pass':
      return prompt.type === 'raise'
        ? both('Feljebb menni nem tudsz, vagy nem éri meg.', 'You can’t go higher, or it isn’t worth it.')
        : both('Most minden lépés másnak segítene.', 'Any move now would help someone else.')
    case 'agree':
      return both('Döntetlennel senki más sem nyer.', 'With a draw, nobody else wins.')
    case 'refuse':
      return both('Amíg a kincs úton van, ti is nyerhettek.', 'While the treasure is on its way, you can still win.')
    case 'offerDraw':
      return both('Az ajánlat nem kerül semmibe.', 'Offering costs nothing.')
    default:
      return answer satisfies never
  }
}

/** How many streets a point lies from the nearer headquarters of a team. */
function distanceHome(table: Table, seat: Seat, from: string): number {
  const { streets, headquarters } = cities[table.options.city]
  const homes = [headquarters[seat], headquarters[partnerOf(seat)]]
  const known = new Map([[from, 0]])
  for (const [point, far] of known) {
    if (homes.includes(point)) return far
    for (const next of streets[point]) if (!known.has(next)) known.set(next, far + 1)
  }
  return Infinity
}

function whyOrder(table: Table, seat: Seat, order: Order, on: readonly number[]): InBoth {
  const winners = winnersBy(table, order)
  if (winners?.includes(seat)) return both('Ha nem vétózzák meg, nyertetek.', 'Unless someone vetoes it, you win.')
  if (order.type === 'murder') return whyMurder(order.agent, order.victim, on)
  if (order.type === 'carry') {
    const far = distanceHome(table, seat, order.to)
    if (far < distanceHome(table, seat, order.from))
      return both(
        `Közelebb viszi a kincset: onnan ${far} utca hazáig.`,
        `It brings the treasure closer: ${far === 1 ? 'one street' : `${far} streets`} from home.`,
      )
    return both('Elviszi a kincset egy ellenfél közeléből.', 'It takes the treasure away from a rival.')
  }
  if (order.to === table.treasure)
    return both('Odaér a kincshez: onnan viheti is.', 'It reaches the treasure and could carry it from there.')
  return table.agents.includes(order.to)
    ? both('Egy másik ügynök mellé ér: onnan meg is ölheti.', 'It joins another agent, and could kill it from there.')
    : both('Közelebb kerül ahhoz, ahol szükséged lesz rá.', 'It gets closer to where you’ll need it.')
}

function whyMurder(killer: Agent, victim: Agent, on: readonly number[]): InBoth {
  return withSum(
    on[killer] - 1000,
    (sum) =>
      on[victim] === 0
        ? `Mindenki más pénze elvész az áldozaton, neked ott semmid sincs. A gyilkoson ${sum} marad.`
        : `Az áldozaton mindenki pénze elvész. A gyilkoson ${sum} marad.`,
    (sum) =>
      on[victim] === 0
        ? `Everyone else’s money on the victim is lost, and you have none there. ${sum} stays on the killer.`
        : `All money on the victim is lost. ${sum} stays on the killer.`,
  )
}

function whyStop(table: Table, seat: Seat, order: Order, have: number): InBoth {
  const winners = winnersBy(table, order)
  if (winners !== null && !winners.includes(seat))
    return both('Enélkül az ellenfél most nyer.', 'Without it, a rival wins right now.')
  return withSum(
    have,
    (sum) => `${sum} van rajta: megállíthatod, és a kincs nem kerül rosszabb helyre.`,
    (sum) => `You have ${sum} on it: you can stop this before it does harm.`,
  )
}

function whyLetGo(table: Table, seat: Seat, order: Order, have: number): InBoth {
  if (winnersBy(table, order)?.includes(seat)) return both('Ezzel ti nyertek.', 'This one wins it for you.')
  if (have === 0)
    return both('Nincs rajta pénzed, nincs mivel vétózni.', 'You have no money on it, so nothing to veto with.')
  return both(
    'Nem árt nektek, és egy elbukott vétó miatt egyszer kimaradnál.',
    'It doesn’t hurt you, and a lost veto would cost you a turn.',
  )
}
