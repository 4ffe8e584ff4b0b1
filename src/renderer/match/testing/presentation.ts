/** A game's presentation with nothing in it, for tests of the stage around it. */
import type { GameEvent } from '../../../engine/core/contract'
import { asPresentation, type AnyPresentation, type GameWords } from '../contract'

type Words = GameWords<unknown, unknown, unknown, GameEvent>

const words: Words = {
  options: {},
  status: (_, prompt) => (prompt === null ? 'Someone thinks.' : 'Choose.'),
  tell: ({ type }) => `Told: ${type}`,
  refusal: ({ rule }) => (rule === 'X-1' ? 'Not now.' : null),
  ending: () => 'It is over.',
  scoreParts: {},
}

const nothing = (() => {}) as never

export function toyPresentation(
  more: Partial<AnyPresentation> = {},
): AnyPresentation & { readonly resets: () => number } {
  let resets = 0
  const presentation = asPresentation({
    optionSpecs: [],
    rules: { seats: { min: 2, max: 3 } },
    createDraft: () => ({ reset: () => void resets++ }),
    Board: nothing,
    Controls: nothing,
    Player: nothing,
    pace: () => 0,
    words: { hu: words, en: words },
    rulesPages: { hu: async () => ({ default: '' }), en: async () => ({ default: '' }) },
    cloth: {},
    ...more,
  })
  return { ...presentation, resets: () => resets }
}
