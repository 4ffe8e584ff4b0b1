/** Plays a table with random answers and measures how long an answer takes to reach every client. */
import { quickRng } from '../../../engine/core/rng'
import { games } from '../../../engine/games'
import type { LightClient, ClientTable } from './lightClient'

/** Plays until time is up; resolves with the milliseconds from each answer to the last client's update. */
export async function playRounds(table: ClientTable, until: number, pauseMs: () => number): Promise<number[]> {
  const { rules } = games[table.game]!
  const rng = quickRng(Math.floor(Math.random() * 2 ** 32))
  const times: number[] = []
  while (Date.now() < until) {
    const match = table.all[0].match
    if (match === null) await sleep(5)
    else if (match.outcome !== null) await table.all[0].request({ do: 'again' })
    else {
      const player = match.asked.map((seat) => table.players[seat]).find((one) => one.match?.prompt != null)
      if (!player) {
        await sleep(5)
        continue
      }
      await sleep(pauseMs())
      const seen = player.match!
      if (seen.prompt === null) continue
      const quiet = rules.ask(seen.view.table)?.quiet ?? false
      const answer = rules.sample(seen.view, seen.prompt, rng)
      const added = player.salting.of(seen.step)
      const message = { do: 'answer', step: seen.step, key: `${seen.number}-${seen.step}`, answer, ...added } as const
      if (quiet) await player.request(message)
      else times.push(await timed(table.all, () => player.request(message)))
    }
  }
  return times
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
  await Promise.race([all, sleep(5000)])
  return left === 0 ? last - start : Infinity
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
