import { expect, it } from 'vitest'
import { beginMatch, type Match } from '../../engine/core/match'
import { games } from '../../engine/games'
import type { BotRunner } from './bots/runner'
import type { JournalFile } from './journalFile'
import { Play } from './play'

const ms = (time: number) => new Promise((done) => setTimeout(done, time))

function playOf(match: Match, clockSpeed: number): Play {
  const nothing = () => undefined
  const hooks = {
    stepped: nothing,
    answered: nothing,
    timeChanged: nothing,
    botFor: () => null,
    over: nothing,
    log: nothing,
  }
  const file: JournalFile = { append: () => Promise.resolve(), close: () => Promise.resolve() }
  const bots = {} as BotRunner
  const play = new Play({
    number: 1,
    match,
    told: [[]],
    entries: [],
    file,
    bots,
    botPause: 0,
    clockSpeed,
    paused: false,
    hooks,
  })
  play.begin()
  return play
}

it('a window that closes in a pause leaves none of its time to the turn after it', async () => {
  const { rules } = games.agents!
  const begun = beginMatch(rules, { game: 'agents', version: rules.version, seats: 6, options: {}, seed: '1' })
  if ('refusal' in begun) throw new Error(begun.refusal.rule)
  const play = playOf(begun.match, 60)
  const [mover] = play.match.ask!.prompts.keys()
  expect(await play.answer(mover, 1, 'a', { type: 'move', agent: 0, to: '1,1' })).toBeNull()
  for (const seat of [...play.match.ask!.prompts.keys()])
    expect(await play.answer(seat, 2, 'b', { type: 'letGo' })).toBeNull()
  play.pause(true)
  await ms(90)
  expect(play.match.step).toBe(3)
  play.pause(false)
  expect(play.stateFor(null, false).msLeft).toBeNull()
  await play.stop()
})
