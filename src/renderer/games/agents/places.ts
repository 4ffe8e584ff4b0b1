import type { Event, Order } from '../../../engine/games/agents/facts'
import { lookOfAgent } from './figures'

function placesOfOrder(order: Order): readonly string[] {
  return order.type === 'murder'
    ? [order.at, lookOfAgent(order.agent), lookOfAgent(order.victim)]
    : [order.from, order.to, lookOfAgent(order.agent)]
}

/** The points and agents that an event names, as the board's `data-look` calls them. */
export function placesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'ordered':
    case 'foiled':
      return placesOfOrder(event.order)
    case 'moved':
    case 'carried':
      return [event.from, event.to, lookOfAgent(event.agent)]
    case 'murdered':
      return [event.at, lookOfAgent(event.agent), lookOfAgent(event.victim)]
    case 'vetoed':
    case 'held':
    case 'gaveUp':
    case 'raised':
    case 'withdrew':
      return [lookOfAgent(event.agent)]
    default:
      return []
  }
}
