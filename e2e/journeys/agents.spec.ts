import type { Page } from '@playwright/test'
import type { Answer, Prompt } from '../../src/engine/games/agents/facts'
import { TestClient } from '../../src/main/host/testing/client'
import { agentNames } from '../../src/renderer/games/agents/figures'
import { expect, layLine, test } from '../support'
import { book as booking, carry, cutBefore, move, pass as passing, played } from '../support/agentsStory'
import { expectAccessible } from '../support/painting'
import { goToSeat, prepareTable, takeSeat, type PreparedTable } from '../support/prepared'
import { awaySign, openTable, startMatch } from '../support/table'

test.use({ pace: 8 })

const patience = { timeout: 30_000 }

const doing = (page: Page, what: string) => page.locator(`[data-do="${what}"]`)
const over = (page: Page) => page.locator('[data-ledgers]')

async function pickDeed(page: Page, agent: number, deed: string): Promise<void> {
  await page.locator(`[data-pick="${agent}"]`).click()
  await page.locator(`[data-deed="${deed}"]`).click()
}

/** Types an amount on the number pad and sends it. */
async function type(page: Page, amount: number): Promise<void> {
  const keys = page.getByRole('dialog')
  for (const digit of String(amount)) await keys.getByRole('button', { name: digit, exact: true }).last().click()
  await page.locator('[data-go]').click()
}

async function book(page: Page, agent: number, amount: number): Promise<void> {
  await pickDeed(page, agent, 'book')
  await type(page, amount)
}

async function send(page: Page, agent: number, deed: 'move' | 'carry', to: string): Promise<void> {
  await pickDeed(page, agent, deed)
  await page.locator(`[data-to="${to}"]`).click()
  await page.getByRole('button', { name: 'Give the order' }).click()
}

async function letGo(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await doing(page, 'letGo').click(patience)
}

async function veto(page: Page, amount: number): Promise<void> {
  await doing(page, 'veto').click(patience)
  await type(page, amount)
}

/** It is this page's turn. */
const onTurn = (page: Page) => expect(page.locator('[data-pick]').first()).toBeVisible(patience)

async function pass(page: Page): Promise<void> {
  await doing(page, 'pass').click()
  await page.getByRole('button', { name: 'Pass my turn' }).click()
}

async function letGoByItself(page: Page): Promise<void> {
  await page.locator('[data-open="more"]').click()
  await page.locator('[data-auto]').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Keeps every line that a page tells from now on: each stays for a moment only. */
async function keepWhatIsSaid(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const note = () => said.push(document.querySelector('[role="log"]')?.textContent ?? '')
    new MutationObserver(() => said.at(-1) !== document.querySelector('[role="log"]')?.textContent && note()).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    )
    note()
  })
}

/** A person without a page, who lets everything go; turns are up to the test. */
async function sitDown(port: number, table: PreparedTable, seat: number): Promise<TestClient> {
  const client = await TestClient.connect(port)
  let answered = -1
  client.socket.on('message', () => {
    if (!client.owes || client.match!.step === answered) return
    const { step, prompt } = client.match!
    if ((prompt as Prompt).type !== 'window') return
    answered = step
    // Someone else's veto may come first.
    void answer(client, { type: 'letGo' }).catch(() => undefined)
  })
  await client.must({ do: 'return', table: table.id, token: table.tokens[seat] })
  return client
}

async function answer(client: TestClient, given: Answer): Promise<void> {
  const { number, step } = client.match!
  await client.must({ do: 'answer', match: number, step, key: `${client.token}.${step}`, answer: given })
}

/** What they do when it is their turn. */
async function takeTurn(client: TestClient, given: Answer): Promise<void> {
  await client.until(() => client.owes && (client.match!.prompt as Prompt).type === 'turn', patience.timeout)
  await answer(client, given)
}

const people = ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma', 'Feri'] as const
/** The agent for whom all pay, the one who is killed, and where they are, one street from the treasure and two from home. */
const [hero, victim] = [0, 1]
const [crossing, treasure, home] = ['2,1', '2,0', '3,0']

/** All have helped to bring the treasure to Anna's door, turn after turn; the hero has stepped aside. */
const before: readonly (readonly Answer[])[] = [
  [move(hero, '1,1'), move(hero, crossing)],
  [booking(hero, 500), move(victim, crossing)],
  [move(hero, '0,1'), passing],
  [move(hero, '0,0'), booking(hero, 14_000)],
  [carry(hero, '1,0'), passing],
  [carry(hero, treasure), passing],
]
const atTheDoor = cutBefore(
  played(before, { windowClock: 60 }),
  ({ seat, answer }) => seat === 0 && (answer as Answer).type === 'pass',
).journal

test('two phones, a laptop and three without a page play to a victory, with vetoes, a murder and a dropped line', async ({
  phone,
  laptop,
  sharedScreen,
  host,
}) => {
  const table = prepareTable(host.dataDir, 'DOOR', people, atTheDoor)
  await host.crash()
  const anna = await phone({ size: 'smallPhone' })

  await test.step('six sit down at a table with a veto window of ten seconds', async () => {
    const code = await openTable(anna, 'The Agents', 'Anna')
    const others = people.slice(1).map(async (name) => {
      const client = await TestClient.connect(host.port)
      await client.must({ do: 'join', table: code, name })
      return client
    })
    const clients = await Promise.all(others)
    const tenSeconds = anna.getByRole('group', { name: 'Veto window' }).getByRole('radio', { name: '10 s' })
    await tenSeconds.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await tenSeconds.click()
    await startMatch(anna)
    await expect(anna.locator('[data-step] [data-treasure]')).toBeVisible(patience)
    const options = clients[0].match!.view.table as { options: object }
    expect(options.options).toMatchObject({ windowClock: 10 })
    for (const client of clients) await client.close()
  })

  const [bela, denes] = [await phone({ at: null }), await laptop({ at: null })]
  const line = await layLine(denes)
  for (const [page, seat] of [
    [bela, 1],
    [denes, 3],
  ] as const) {
    await takeSeat(page, table, seat)
    await page.goto(`/#/t/${table.id}`)
  }
  await goToSeat(anna, table, 0)
  await onTurn(anna)
  for (const page of [bela, denes]) await expect(page.locator('[data-step] [data-treasure]')).toBeVisible(patience)
  await keepWhatIsSaid(denes)
  const told = (what: string) =>
    expect
      .poll(() => denes.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n')), patience)
      .toContain(what)
  await letGoByItself(denes)
  const [cili, emma, feri] = await Promise.all([2, 4, 5].map((seat) => sitDown(host.port, table, seat)))

  await test.step('all six are named on the smallest phone, where axe finds nothing and a booking is typed', async () => {
    // By team, with whole names.
    const names = anna.getByRole('list', { name: 'Players' }).locator('.name')
    for (let seat = 0; seat < 6; seat++) await expect(names.nth(seat)).toBeInViewport({ ratio: 1 })
    expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
    await expectAccessible(anna)
    await book(anna, hero, 14_000)
    await onTurn(bela)
    await pass(bela)
    await takeTurn(cili, move(2, '-1,2'))
    // Dénes has told his device to let go where he has nothing.
    await letGo(anna, bela)
  })

  await test.step('a murder', async () => {
    await onTurn(denes)
    await pickDeed(denes, hero, 'murder')
    await denes.getByRole('group', { name: 'Who should they kill?' }).getByRole('button').first().click()
    await denes.getByRole('button', { name: 'Give the order' }).click()
    await letGo(anna, bela)
    await told(`${agentNames.en[hero]} killed`)
    for (const one of [emma, feri]) await takeTurn(one, passing)
  })

  await test.step('a veto is won: who brings the treasure to a rival is asked twice, and told after the tap that they can’t hold', async () => {
    await onTurn(anna)
    await send(anna, hero, 'move', treasure)
    await letGo(bela, denes)
    await onTurn(bela)
    await send(bela, hero, 'carry', home)
    await expect(bela.getByText('Really bring it to a rival?')).toBeVisible()
    await bela.getByRole('button', { name: 'Yes, that is my order' }).click()
    await veto(anna, 3000)
    // The button is the same for all; that there is too little is said to this seat alone.
    await doing(bela, 'hold').click(patience)
    await expect(bela.getByText(/so you can’t hold/).first()).toBeVisible()
    await doing(bela, 'giveUp').click()
    await told('Anna’s veto stopped')
    await takeTurn(cili, passing)
  })

  const screen = await sharedScreen({ at: `#/t/${table.id}/screen` })
  await test.step('a veto is lost: the first bid finds the mover’s line cut, and the answer counts when it is mended', async () => {
    await onTurn(denes)
    await send(denes, hero, 'carry', home)
    await veto(bela, 300)
    await expect(screen.locator('[data-duel]')).toContainText('300', patience)
    await expect(doing(denes, 'hold')).toBeEnabled(patience)
    await line.cut()
    await doing(denes, 'hold').click()
    await expect(awaySign(anna, 'Dénes')).toBeVisible(patience)
    line.mend()
    await expect(doing(denes, 'hold')).toHaveCount(0, patience)
    await doing(bela, 'raise').click(patience)
    await type(bela, 450)
    await doing(denes, 'hold').click(patience)
    await doing(bela, 'pass').click(patience)
    await told('Béla passes and has lost')
  })

  await test.step('the treasure comes home: the end with every ledger', async () => {
    await letGo(anna)
    for (const page of [anna, bela, denes]) await expect(over(page)).toBeVisible(patience)
    await expect(screen.getByText(/Anna and Dénes won/).first()).toBeVisible(patience)
    await expect(anna.locator('[data-ledger="0"]')).toContainText('14,000')
    await expect(denes.locator('[data-ledger="1"]')).toContainText('500')
  })
  for (const page of [anna, bela, screen]) await page.close()

  await test.step('someone who comes back later can watch the whole game with every ledger as it was', async () => {
    await denes.reload()
    await denes.getByRole('dialog').getByRole('button', { name: 'Close' }).click(patience)
    await denes.getByRole('button', { name: 'Look back' }).click()
    await denes.getByRole('button', { name: 'To the start' }).click(patience)
    await expect(denes.locator('[data-opened-seat="0"]')).toContainText('15,000')
  })
  for (const one of [cili, emma, feri]) await one.close()
})
