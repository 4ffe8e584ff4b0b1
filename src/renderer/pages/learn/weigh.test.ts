import { describe, expect, it } from 'vitest'
import { matchView, promptFor } from '../../../engine/core/match'
import { gameIds, manifests } from '../../../engine/games/catalog'
import { wholeRules } from '../../../engine/games/teachings'
import { begin } from '../../../engine/testing/play'
import { weigh } from './weigh'

describe('what a bot would do', () => {
  it.each(gameIds)('is weighed from a view alone, and can be cloned: %s', async (game) => {
    const { rules } = await wholeRules[game]()
    const { match } = begin(rules, {}, manifests[game].seats.min, 'hint')
    const [seat] = match.ask!.prompts.keys()
    const question = { game, view: matchView(match, seat), prompt: promptFor(match, seat), heard: [], seed: 7 }
    // Through a worker and back, as in a page.
    const hint = structuredClone(await weigh(structuredClone(question)))
    if (hint !== null) expect(hint.look.length).toBeGreaterThan(0)
  })
})
