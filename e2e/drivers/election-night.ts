import { regionOf, regions } from '../../src/engine/games/election-night/board'
import type { Answer, Prompt } from '../../src/engine/games/election-night/facts'
import { choice, main, tap, type Driver } from './taps'

const region = (field: number) => tap(`[data-region="${regions[regionOf[field]].id}"] .land`)
const die = (color: string) => tap(`[data-pick="${color}"]`)

/** Election Night: dice, choices, and regions on the map. */
export const electionNight: Driver<Prompt, Answer> = (answer, _, view) => {
  switch (answer.type) {
    case 'ready':
      return [main]
    case 'flip':
      return answer.color === null ? [tap('[data-no-flip]')] : [die(answer.color), main]
    case 'choose':
      return [die(answer.color), main]
    case 'veto':
      return [choice(answer.veto, [true, false]), main]
    case 'hand':
      return [tap(`[data-hand="${answer.hand}"]`), main]
    case 'order':
      return [choice(answer.first, [view.seat!, 1 - view.seat!]), main]
    case 'write':
      return [region(answer.field), main]
    case 'bonus':
      return [tap(`[data-number="${answer.value}"]`), region(answer.field), main]
  }
}
