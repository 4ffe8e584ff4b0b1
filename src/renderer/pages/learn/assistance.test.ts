import { expect, it } from 'vitest'
import type { OptionSpec } from '../../../engine/core/options'
import { offersAssistance } from './assistance'

const specs: readonly OptionSpec[] = [{ rule: 'FP-24', key: 'assistance', kind: 'switch', initial: false }]
const fresh = { options: {}, evening: [] }
const learned = { water: { revision: 1, solved: ['fp-ready'], at: null } }

it('assistance is offered on the first match of people who have not learned the game', () => {
  expect(offersAssistance(fresh, specs, {}, false)).toBe(true)
  expect(offersAssistance(fresh, specs, { water: { revision: 1, solved: [], at: 'fp-ready' } }, false)).toBe(true)
})

it('it is not offered twice, nor where it is on, unknown or needless', () => {
  expect(offersAssistance(fresh, specs, {}, true)).toBe(false)
  expect(offersAssistance({ ...fresh, options: { assistance: true } }, specs, {}, false)).toBe(false)
  expect(offersAssistance(fresh, [], {}, false)).toBe(false)
  expect(offersAssistance(fresh, specs, learned, false)).toBe(false)
  const evening = [{ person: 1, name: 'Anna', played: 1, won: 0 }]
  expect(offersAssistance({ ...fresh, evening }, specs, {}, false)).toBe(false)
})
