/** Why an order is a good one, or worth stopping or letting go: what it gains and what it prevents. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import type { Agent, Order, Table } from '../facts'
import { winnersBy } from '../outcome'
import { streets, streetsTo, waysHome } from './ways'

/** Hungarian parts no thousands in numbers of four digits. */
export const amount = (sum: number): InBoth => {
  const parted = (by: string) => String(sum).replace(/\B(?=(\d{3})+$)/g, by)
  return both(sum < 10_000 ? String(sum) : parted('\u00a0'), parted(','))
}

export const withSum = (sum: number, hu: (text: string) => string, en: (text: string) => string): InBoth =>
  both(hu(amount(sum).hu), en(amount(sum).en))

type OrderOf<Type extends Order['type']> = Extract<Order, { readonly type: Type }>

export function whyOrder(table: Table, seat: Seat, order: Order, on: readonly number[]): InBoth {
  if (winnersBy(table, order)?.includes(seat))
    return both('Ha nem vétózzák meg, nyertetek.', 'Unless someone vetoes it, you win.')
  switch (order.type) {
    case 'murder':
      return whyMurder(order.agent, order.victim, on)
    case 'carry':
      return whyCarry(table, seat, order)
    case 'move':
      return whyMove(table, seat, order, on)
    default:
      return order satisfies never
  }
}

function whyCarry(table: Table, seat: Seat, { from, to }: OrderOf<'carry'>): InBoth {
  const [was, now] = [waysHome(table, seat, from), waysHome(table, seat, to)]
  if (now.ours < was.ours)
    return both(
      `Közelebb viszi a kincset: onnan ${now.ours} utca hazáig.`,
      `It brings the treasure closer: ${streets(now.ours).en} from home.`,
    )
  if (now.theirs > was.theirs)
    return both(
      `Elviszi a kincset az ellenfelek elől: a legközelebbinek ${was.theirs} helyett ${now.theirs} utca hazáig.`,
      `It takes the treasure away from the rivals: ${streets(now.theirs).en} to the nearest home of theirs, not ${was.theirs}.`,
    )
  return both(
    `A kincs ${now.ours} utcára marad tőletek, és ${now.theirs} utcára a legközelebbi ellenféltől.`,
    `The treasure stays ${streets(now.ours).en} from your home and ${now.theirs} from the nearest rival’s.`,
  )
}

function whyMove(table: Table, seat: Seat, { agent, from, to }: OrderOf<'move'>, on: readonly number[]): InBoth {
  if (to === table.treasure) {
    const { ours } = waysHome(table, seat, to)
    return both(
      `Odaér a kincshez, és onnan viheti is: ${ours} utca hazáig.`,
      `It reaches the treasure and could carry it from there: ${streets(ours).en} to your home.`,
    )
  }
  const meets = (point: string) => table.agents.some((at, one) => one !== agent && at === point)
  if (meets(to))
    return both(
      'Egy másik ügynök mellé ér: onnan meg is ölheti.',
      'It joins another agent, and could kill it from there.',
    )
  const [was, now] = [from, to].map((point) => streetsTo(table, point, [table.treasure]))
  const hold =
    on[agent] > 0
      ? withSum(
          on[agent],
          (sum) => ` ${sum} van rajta tőled: azzal tarthatod.`,
          (sum) => ` You have ${sum} on it to hold the order.`,
        )
      : both('', '')
  if (now < was)
    return both(
      `Közelebb ér a kincshez: ${was} helyett ${now} utcára lesz tőle.${hold.hu}`,
      `It comes within ${streets(now).en} of the treasure, from ${was}.${hold.en}`,
    )
  if (meets(from))
    return both(
      'Otthagyja azt a pontot, ahol egy másik ügynök megölhetné.',
      'It leaves a point where another agent could kill it.',
    )
  return now > was
    ? both(
        `Elviszi az ügynököt a kincstől: aki használná, annak ${was} helyett ${now} utca odáig.`,
        `It takes the agent away from the treasure: ${streets(now).en} to it for anyone who wants to use it, not ${was}.`,
      )
    : both(
        `${now} utcára marad a kincstől, de más irányból éri el.${hold.hu}`,
        `It stays ${streets(now).en} from the treasure, and comes at it from another side.${hold.en}`,
      )
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

/** What a veto would prevent. */
export function whyStop(table: Table, seat: Seat, order: Order, on: readonly number[]): InBoth {
  const winners = winnersBy(table, order)
  if (winners !== null && !winners.includes(seat))
    return both('Enélkül az ellenfél most nyer.', 'Without it, a rival wins right now.')
  const have = amount(on[order.agent])
  if (order.type === 'murder' && on[order.victim] > 0)
    return withSum(
      on[order.victim],
      (sum) => `Az áldozaton ${sum} van tőled: az elveszne. A gyilkoson ${have.hu} van, ennyiből vétózhatsz.`,
      (sum) => `You would lose the ${sum} you have on the victim. You have ${have.en} on the killer to veto with.`,
    )
  if (order.type === 'carry') {
    const { theirs } = waysHome(table, seat, order.to)
    return both(
      `Különben a kincs ${theirs} utcára kerül egy ellenféltől. ${have.hu} van rajta tőled, ennyiből vétózhatsz.`,
      `Otherwise the treasure is ${streets(theirs).en} from a rival’s home. You have ${have.en} on it to veto with.`,
    )
  }
  if (order.type === 'murder')
    return both(
      `Különben eggyel kevesebb ügynök marad. A gyilkoson ${have.hu} van tőled, ennyiből vétózhatsz.`,
      `Otherwise an agent is gone for good. You have ${have.en} on the killer to veto with.`,
    )
  const far = streetsTo(table, order.to, [table.treasure])
  return far === 0
    ? both(
        `Különben az ügynök ott áll a kincsnél, és legközelebb viheti is. ${have.hu} van rajta tőled, ennyiből vétózhatsz.`,
        `Otherwise the agent stands at the treasure and may carry it next. You have ${have.en} on it to veto with.`,
      )
    : both(
        `Különben az ügynök ${far} utcára lesz a kincstől. ${have.hu} van rajta tőled, ennyiből vétózhatsz.`,
        `Otherwise the agent is ${streets(far).en} from the treasure. You have ${have.en} on it to veto with.`,
      )
}

export function whyLetGo(table: Table, seat: Seat, order: Order, have: number): InBoth {
  if (winnersBy(table, order)?.includes(seat)) return both('Ezzel ti nyertek.', 'This one wins it for you.')
  if (have === 0)
    return both('Nincs rajta pénzed, nincs mivel vétózni.', 'You have no money on it, so nothing to veto with.')
  const { ours, theirs } = waysHome(table, seat, order.type === 'carry' ? order.to : table.treasure)
  return both(
    `A kincs így ${ours} utcára van tőletek, ${theirs} utcára az ellenféltől; egy elbukott vétó miatt viszont kimaradnál.`,
    `It leaves the treasure ${streets(ours).en} from your home and ${theirs} from a rival’s; a lost veto would cost you a turn.`,
  )
}
