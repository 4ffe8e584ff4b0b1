/** Why an answer is a good one, in facts: what it gains, what it prevents. Only what the seat itself may know. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import type { Agent, Answer, Own, Prompt, PromptOf, Table } from '../facts'
import type { GameView } from '../motion'
import { orderOf } from '../legal/orders'
import { streets, streetsTo, treasureLies, waysHome } from './ways'
import { amount, whyLetGo, whyOrder, whyStop, withSum } from './whyOrder'

export function why(view: GameView, prompt: Prompt, answer: Answer): InBoth | null {
  const { seat, own, table } = view
  if (seat === null || own === null) return null
  switch (answer.type) {
    case 'move':
    case 'carry':
    case 'murder':
      return whyOrder(table, seat, orderOf(table, answer), own.on)
    case 'book':
      return whyBook(table, answer.agent, own.on[answer.agent] + answer.amount)
    case 'veto':
    case 'raise':
      return 'order' in prompt ? whyStop(table, seat, prompt.order, own.on) : null
    case 'hold':
      return withSum(
        'order' in prompt ? own.on[prompt.order.agent] : 0,
        (sum) => `Megvan rajta a pénzed (${sum}), és a tartás nem kerül semmibe, csak elárulja.`,
        (sum) => `You have the money on it (${sum}), and holding costs nothing; it only shows what you have.`,
      )
    case 'letGo':
      return 'order' in prompt ? whyLetGo(table, seat, prompt.order, own.on[prompt.order.agent]) : null
    case 'giveUp':
      return prompt.type === 'hold' ? whyGiveUp(own, prompt) : null
    case 'pass':
      return prompt.type === 'raise' ? whyNoRaise(own, prompt) : whyPass(table, seat, own)
    case 'agree':
    case 'offerDraw':
      return lying(table, seat, both('döntetlennel senki más sem nyer', 'with a draw, nobody else wins'))
    case 'refuse':
      return lying(table, seat, both('még ti is nyerhettek', 'you can still win'))
    default:
      return answer satisfies never
  }
}

function whyBook(table: Table, agent: Agent, after: number): InBoth {
  const far = streetsTo(table, table.agents[agent]!, [table.treasure])
  const where =
    far === 0
      ? both('A kincsnél áll', 'It stands at the treasure')
      : both(`${far} utcára van a kincstől`, `It is ${streets(far).en} from the treasure`)
  return withSum(
    after,
    (sum) => `${where.hu}. ${sum} lesz rajta tőled: eddig tarthatod az utasításodat, és ennyiből vétózhatsz.`,
    (sum) => `${where.en}. You’ll have ${sum} on it, to hold your orders and to veto.`,
  )
}

function lying(table: Table, seat: Seat, so: InBoth): InBoth {
  const { hu, en } = treasureLies(table, seat)
  return both(`${hu}: ${so.hu}.`, `${en}: ${so.en}.`)
}

function whyGiveUp({ on }: Own, { order, bid }: PromptOf<'hold'>): InBoth {
  const [have, named] = [amount(on[order.agent]), amount(bid)]
  if (on[order.agent] === 0)
    return both(
      `Nincs rajta pénzed, a vétó pedig ${named.hu}: ezt nem tarthatod.`,
      `You have no money on it and the veto is ${named.en}: you can’t hold it.`,
    )
  return on[order.agent] < bid
    ? both(
        `${have.hu} van rajta, a vétó pedig ${named.hu}: ezt nem tarthatod, és így nem derül ki, mennyid van.`,
        `You have ${have.en} on it and the veto is ${named.en}: you can’t hold it, and giving up shows nobody how much you have.`,
      )
    : both(
        `Tarthatnád, de akkor mindenki megtudná, hogy legalább ${named.hu} van rajta tőled.`,
        `You could hold it, but then everyone would know that you have at least ${named.en} on it.`,
      )
}

function whyNoRaise({ on }: Own, { order, held }: PromptOf<'raise'>): InBoth {
  const [have, named] = [amount(on[order.agent]), amount(held)]
  return on[order.agent] <= held
    ? both(
        `${named.hu} tartja, neked ${have.hu} van rajta: feljebb nem mehetsz.`,
        `${named.en} holds it and you have ${have.en} on it: you can’t go higher.`,
      )
    : both(
        `Már ${named.hu} tartja: a következő összeg többet árulna el abból a pénzből, ami rajta van tőled (${have.hu}).`,
        `${named.en} holds it already: the next amount would show more of the ${have.en} you have on it.`,
      )
}

function whyPass(table: Table, seat: Seat, { on }: Own): InBoth {
  const mine = table.agents.filter((at, agent) => at !== null && on[agent] > 0) as string[]
  if (mine.length === 0)
    return both(
      'Egyik ügynökön sincs pénzed: bármelyik utasításodat megvétózhatják.',
      'You have no money on any agent: anyone with some could veto your order.',
    )
  const { ours, theirs } = waysHome(table, seat, table.treasure)
  if (theirs > 1)
    return both(
      `A kincs még ${theirs} utcára van a legközelebbi ellenféltől: ráérsz, és egy utasítás elárulná, hol a pénzed.`,
      `The treasure is still ${theirs} streets from the nearest rival’s home: there is time, and an order would show where your money is.`,
    )
  const near = Math.min(...mine.map((at) => streetsTo(table, at, [table.treasure])))
  return both(
    `Az ügynök, amelyiken pénzed van, ${near} utcára van a kincstől, a kincs ${ours} utcára tőletek: ez most nem elég.`,
    `Your nearest paid agent is ${near} ${near === 1 ? 'street' : 'streets'} from the treasure, and that is ${ours} from your home: not enough now.`,
  )
}
