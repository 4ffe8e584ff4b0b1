/** `tsx scripts/new-game/twoClients.ts <id>…`: two clients play a match of each over the real host; prints who won. */
import process from 'node:process'
import type { GameId } from '../../src/engine/games/catalog'
import { TestClient } from '../../src/main/host/testing/client'
import { removeTempFolders, testHost } from '../../src/main/host/testing/host'

const mostTurns = 5000

const host = await testHost()
try {
  for (const game of process.argv.slice(2)) console.log(JSON.stringify(await winnersOf(game as GameId)))
} finally {
  await host.close()
  removeTempFolders()
}

/** Who won, as each of the two was told. */
async function winnersOf(game: GameId): Promise<unknown[]> {
  const anna = await TestClient.connect(host.port)
  await anna.must({ do: 'open', game, name: 'Anna' })
  const bela = await TestClient.connect(host.port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  await anna.must({ do: 'start' })
  const clients = [anna, bela]
  await Promise.all(clients.map((one) => one.until(() => one.match !== null)))
  for (let turn = 0; anna.match!.outcome === null; turn++) {
    if (turn > mostTurns) throw new Error('the match does not end')
    const client = clients.find((one) => one.owes)
    // Who is asked next may hear of it a moment later.
    if (client === undefined) {
      await new Promise((done) => setTimeout(done, 3))
      continue
    }
    const { step } = client.match!
    const refusal = await client.answerRandomly(turn)
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
    await client.until(() => client.match!.step > step || client.match!.answered)
  }
  await bela.until(() => bela.match!.outcome !== null)
  const winners = clients.map((one) => one.match!.outcome!.winners)
  await Promise.all(clients.map((one) => one.close()))
  return winners
}
