/** Plays a table with random answers and measures how long an answer takes to reach every client. */
import type { Rng } from '../../../engine/core/contract'
import { quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import type { LightClient, ClientTable } from './lightClient'

/** Plays until time is up; resolves with the milliseconds from each answer to the last client's update. */
export async function playRounds(table: ClientTable, until: number, pauseMs: () => number): Promise<number[]> {
  const rng = quickRng(Math.floor(Math.random() * 2 ** 32))
  const times: number[] = []
  while (Date.now() < until) {
    if (table.all[0].match?.outcome != null) await table.all[0].request({ do: 'again' })
    else {
      const ms = await playAnswer(table, rng, pauseMs())
      if (typeof ms === 'number') times.push(ms)
    }
  }
  return times
}

/**
 * Gives the next answer after a pause. Resolves with the milliseconds to the last client's update, `quiet` if others
 * may not notice the answer, or `none` if nobody could answer.
 */
export async function playAnswer(table: ClientTable, rng: Rng, pauseMs: number): Promise<number | 'quiet' | 'none'> {
  const { rules } = games[table.game]!
  const asked = table.all[0].match?.asked ?? []
  const player = asked.map((seat) => table.players[seat]).find((one) => one.match?.prompt != null)
  await sleep(player ? pauseMs : 5)
  const seen = player?.match
  if (!seen || seen.prompt === null) return 'none'
  const quiet = rules.ask(seen.view.table)?.quiet ?? false
  const answer = rules.sample(seen.view, seen.prompt, rng)
  const added = player.salting.of(seen.step)
  const message = { do: 'answer', step: seen.step, key: `${seen.number}-${seen.step}`, answer, ...added } as const
  if (!quiet) return timed(table.all, () => player.request(message))
  await player.request(message)
  return 'quiet'
}

async function timed(clients: readonly LightClient[], act: () => Promise<unknown>): Promise<number> {
  let left = clients.length
  const start = performance.now()
  let last = start
  const all = new Promise<void>((done) => {
    for (const client of clients) {
      client.onMatch = () => {
        client.onMatch = () => undefined
        last = client.cameAt
        if (--left === 0) done()
      }
    }
  })
  await act()
  let timer: NodeJS.Timeout | undefined
  await Promise.race([all, new Promise((done) => (timer = setTimeout(done, 5000)))])
  clearTimeout(timer)
  return left === 0 ? last - start : Infinity
}

function sleep(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))
}
