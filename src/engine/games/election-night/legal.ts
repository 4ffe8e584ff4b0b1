import type { Refusal, Rng } from '../../core/contract'
import { refusal } from '../../core/refusal'
import { pick } from '../../core/rng'
import { rpsHands, values, type Answer, type Prompt, type Table } from './facts'
import type { GameView } from './motion'
import { whyTaken } from './region'

/** Why an answer is refused; `null`: it is legal. */
export function check(view: GameView, prompt: Prompt, answer: Answer): Refusal | null {
  if (answer.type !== prompt.type) return refusal('CO-9', { asked: prompt.type, answered: answer.type })
  switch (answer.type) {
    case 'flip':
      if (answer.color === null || view.own!.dice[answer.color] !== null) return null
      return refusal('EN-3.6', { color: answer.color })
    case 'choose':
      if (view.own!.dice[answer.color] !== null) return null
      return refusal('EN-4.2', { color: answer.color })
    case 'write':
    case 'bonus':
      return whyTaken(view.table.fields, answer.field)
    case 'ready':
    case 'veto':
    case 'hand':
    case 'order':
      return null
    default:
      return answer satisfies never
  }
}

/** Every legal answer. */
export function list(view: GameView, prompt: Prompt): Answer[] {
  switch (prompt.type) {
    case 'ready':
      return [{ type: 'ready' }]
    case 'flip':
      return [null, ...prompt.colors].map((color) => ({ type: 'flip', color }))
    case 'choose':
      return prompt.colors.map((color) => ({ type: 'choose', color }))
    case 'veto':
      return [false, true].map((veto) => ({ type: 'veto', veto }))
    case 'hand':
      return rpsHands.map((hand) => ({ type: 'hand', hand }))
    case 'order':
      return [0, 1].map((first) => ({ type: 'order', first }))
    case 'write':
      return freeFields(view.table).map((field) => ({ type: 'write', field }))
    case 'bonus':
      return freeFields(view.table).flatMap((field) =>
        values.map((value) => ({ type: 'bonus' as const, field, value })),
      )
    default:
      return prompt satisfies never
  }
}

function freeFields(table: Table): number[] {
  const free: number[] = []
  for (let field = 0; field < table.fields.length; field++) if (table.fields[field] === null) free.push(field)
  return free
}

/** One legal answer, all equally likely. Doesn't build the list where that would be slow. */
export function sample(view: GameView, prompt: Prompt, rng: Rng): Answer {
  switch (prompt.type) {
    case 'flip': {
      const at = rng.below(prompt.colors.length + 1)
      return { type: 'flip', color: at === 0 ? null : prompt.colors[at - 1] }
    }
    case 'choose':
      return { type: 'choose', color: pick(rng, prompt.colors) }
    case 'write':
      return { type: 'write', field: randomFreeField(view.table, rng) }
    case 'bonus':
      return { type: 'bonus', field: randomFreeField(view.table, rng), value: pick(rng, values) }
    default:
      return pick(rng, list(view, prompt))
  }
}

function randomFreeField(table: Table, rng: Rng): number {
  let skip = rng.below(table.free)
  for (let field = 0; ; field++) if (table.fields[field] === null && skip-- === 0) return field
}

/** The answer given when the clock runs out (EN-14.2). */
export function silence(view: GameView, prompt: Prompt): Answer {
  switch (prompt.type) {
    case 'order':
      return { type: 'order', first: view.seat! }
    case 'bonus':
      return { type: 'bonus', field: view.table.fields.indexOf(null), value: 6 }
    case 'write':
      return { type: 'write', field: view.table.fields.indexOf(null) }
    default:
      return list(view, prompt)[0]
  }
}
