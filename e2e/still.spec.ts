/** The board stands still: one whole match on each screen, and nothing that arrives moves or resizes the board. */
import { sizes, test } from './support'
import { watchStill } from './support/still'
import { chooser, joinTable, openTable, startMatch } from './support/table'
import { playOn, waitForTurn } from './support/zertz'

test.use({ actionTimeout: 20_000 })

for (const size of ['smallPhone', 'phone', 'laptop'] as const) {
  const { width, height } = sizes[size]
  test(`a board of ZÉRTZ stands still through a match at ${width}×${height}`, async ({ phone, laptop }) => {
    const open = size === 'laptop' ? laptop : phone
    const anna = await open({ size })
    const bela = await phone()
    const code = await openTable(anna, 'ZÉRTZ', 'Anna')
    await joinTable(bela, code, 'Béla')
    await startMatch(anna)
    await waitForTurn([anna, bela])
    const still = await watchStill(anna)
    await playOn([anna, bela], chooser(11), 6)
    // Someone leaves and comes back; a message is said meanwhile.
    const at = bela.url()
    await bela.goto(new URL('/', at).href)
    await anna.waitForTimeout(300)
    await bela.goto(at)
    await playOn([anna, bela], chooser(5), 200)
    await still.check()
  })
}
