import { describe, expect, it } from 'vitest'
import { alternativeTo } from '../../../engine/core/decision'
import { matchView, promptFor } from '../../../engine/core/match'
import { gameIds, manifests } from '../../../engine/games/catalog'
import { advisers, wholeRules } from '../../../engine/games/teachings'
import { begin } from '../../../engine/testing/play'
import { weigh } from './weigh'
import { tableAt } from '../../../engine/games/zertz/testing/scene'

describe('what a bot would do', () => {
  it.each(gameIds)('is weighed from a view alone, and can be cloned: %s', async (game) => {
    const { rules } = await wholeRules[game]()
    const { match } = begin(rules, {}, manifests[game].seats.min, 'hint')
    const [seat] = match.ask!.prompts.keys()
    const question = { game, view: matchView(match, seat), prompt: promptFor(match, seat), heard: [], seed: 7 }
    // Through a worker and back, as in a page.
    const hint = structuredClone(await weigh(structuredClone(question), 100))
    if (hint === null) return
    expect(hint.look.length).toBeGreaterThan(0)
    if (hint.instead) expect(hint.instead.points).toBeGreaterThan(0)
  })

  it('is compared with what a weaker player would do, where that clearly costs', async () => {
    const { rules } = await wholeRules.zertz()
    const { bot } = await advisers.zertz()
    // Two whites are won, and a third one wins; a weak player may jump elsewhere.
    const table = tableAt({ marbles: 'Wd1 Wd2 Gf4 Bf5', captured: [{ white: 2 }, {}] })
    const view = { seat: table.turn, table, own: null }
    const prompt = rules.ask(table)!.prompts.get(table.turn)
    const wins = { type: 'capture', path: ['d1', 'd3'] }
    const weak = { ...bot, choose: () => ({ type: 'capture', path: ['f4', 'f6'] }) }
    const scene = { game: { rules, bot: weak }, vantage: { view, heard: [] }, open: [], seed: 1 }
    expect(rules.check(view, prompt, wins)).toBeNull()
    const other = alternativeTo(scene, prompt, wins, 4)
    expect(other?.cost).toBeGreaterThan(80_000)
    expect(other?.told.length).toBeGreaterThan(0)
    expect(
      alternativeTo({ ...scene, game: { rules, bot: { ...bot, choose: () => wins } } }, prompt, wins, 4),
    ).toBeNull()
  })
})
