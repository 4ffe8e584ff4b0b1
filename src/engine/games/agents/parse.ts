import type { Parsed } from '../../core/contract'
import type { Answer } from './facts'

const unreadable: Parsed<never> = { refusal: { rule: 'CO-9', params: {} } }

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)
const isPoint = (value: unknown): value is string => typeof value === 'string' && /^-?\d,-?\d$/.test(value)

/** Reads an answer's shape; what is not asked for is dropped. */
export function parseAnswer(raw: unknown): Parsed<Answer> {
  if (typeof raw !== 'object' || raw === null) return unreadable
  const { type, agent, to, victim, amount } = raw as Record<string, unknown>
  switch (type) {
    case 'move':
    case 'carry':
      return isAmount(agent) && isPoint(to) ? { value: { type, agent, to } } : unreadable
    case 'murder':
      return isAmount(agent) && isAmount(victim) ? { value: { type, agent, victim } } : unreadable
    case 'book':
      return isAmount(agent) && isAmount(amount) ? { value: { type, agent, amount } } : unreadable
    case 'veto':
    case 'raise':
      return isAmount(amount) ? { value: { type, amount } } : unreadable
    case 'pass':
    case 'offerDraw':
    case 'letGo':
    case 'hold':
    case 'giveUp':
    case 'agree':
    case 'refuse':
      return { value: { type } }
    default:
      return unreadable
  }
}
