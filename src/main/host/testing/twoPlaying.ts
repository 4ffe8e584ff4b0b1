import { TestClient } from './client'

/** Two people at a table of a two-player game, match started. */
export async function twoPlaying(
  port: number,
  game: 'zertz' | 'election-night' = 'election-night',
  options: Readonly<Record<string, string | boolean>> = {},
) {
  const anna = await TestClient.connect(port)
  await anna.must({ do: 'open', game, name: 'Anna' })
  if (Object.keys(options).length > 0) await anna.must({ do: 'set', options })
  const bela = await TestClient.connect(port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  await anna.must({ do: 'start' })
  await Promise.all([anna, bela].map((one) => one.until(() => one.match !== null)))
  return { anna, bela }
}

/** Plays random answers; returns how many were given. */
export async function playSteps(clients: readonly TestClient[], steps: number): Promise<number> {
  let given = 0
  for (let i = 0; given < steps && i < steps * 20; i++) {
    for (const client of clients) {
      if (!client.owes) continue
      const before = client.match!.step
      const refusal = await client.answerRandomly(i * 10 + (client.match!.seat ?? 0))
      if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
      given++
      await client.until(() => client.match!.step > before || client.match!.answered)
    }
    if (clients.some((one) => one.match!.outcome)) break
    await new Promise((done) => setTimeout(done, 2))
  }
  return given
}
