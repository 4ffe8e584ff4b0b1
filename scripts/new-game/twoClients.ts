/** `tsx scripts/new-game/twoClients.ts <id>`: two clients play a match over the real host; prints who won. */
import process from 'node:process'
import type { GameId } from '../../src/engine/games/catalog'
import { TestClient } from '../../src/main/host/testing/client'
import { removeTempFolders, testHost } from '../../src/main/host/testing/host'

const mostAnswers = 5000

const host = await testHost()
try {
  const anna = await TestClient.connect(host.port)
  await anna.must({ do: 'open', game: process.argv[2] as GameId, name: 'Anna' })
  const bela = await TestClient.connect(host.port)
  await bela.must({ do: 'join', table: anna.tableId, name: 'Béla' })
  await anna.must({ do: 'start' })
  const clients = [anna, bela]
  await Promise.all(clients.map((one) => one.until(() => one.match !== null)))
  for (let given = 0; anna.match!.outcome === null; given++) {
    if (given > mostAnswers) throw new Error('the match does not end')
    await anna.until(() => anna.match!.outcome !== null || clients.some((one) => one.owes))
    const client = clients.find((one) => one.owes)
    if (client === undefined) continue
    const { step } = client.match!
    const refusal = await client.answerRandomly(given)
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
    await client.until(() => client.match!.step > step || client.match!.answered)
  }
  await bela.until(() => bela.match!.outcome !== null)
  console.log(JSON.stringify(clients.map((one) => one.match!.outcome!.winners)))
  await Promise.all(clients.map((one) => one.close()))
} finally {
  await host.close()
  removeTempFolders()
}
