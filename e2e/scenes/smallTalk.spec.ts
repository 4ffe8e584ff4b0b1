/** Small talk: what one person shows is seen at their place everywhere, unless they are muted or the match is quiet. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support'
import { joinTable, openTable, startMatch } from '../support/table'

const placeOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
const shown = (page: Page) => page.locator('[data-reaction]')

async function show(page: Page, name: string, what: string) {
  await placeOf(page, name).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: what }).click()
}

test.use({ actionTimeout: 8000 })

test('a reaction at one’s place, a muted player, a quiet match', async ({ phone, laptop, sharedScreen }) => {
  const anna = await laptop()
  const code = await openTable(anna, 'Dice Town', 'Anna')
  const bela = await phone({ size: 'smallPhone' })
  await joinTable(bela, code, 'Béla')
  const screen = await sharedScreen({ at: `#/t/${code}/screen` })
  await startMatch(anna)

  await show(bela, 'Béla', 'Wow!')
  for (const page of [anna, bela, screen]) await expect(shown(page).first()).toHaveAttribute('data-reaction', 'wow')
  await expect(placeOf(anna, 'Béla').locator('[data-reaction]')).toContainText('Béla: Wow!')
  for (const page of [anna, bela, screen]) await expect(shown(page)).toHaveCount(0)

  // A ready phrase by keyboard alone.
  await anna.getByRole('button', { name: 'Chat', exact: true }).press('Enter')
  const chat = anna.getByRole('dialog', { name: 'Chat' })
  const phrase = chat.getByRole('button', { name: 'What luck!' })
  await expect(async () => {
    await anna.keyboard.press('Tab')
    await expect(phrase).toBeFocused({ timeout: 100 })
  }).toPass()
  await anna.keyboard.press('Enter')
  await anna.keyboard.press('Enter')
  await expect(chat.getByRole('listitem').filter({ hasText: 'What luck!' })).toHaveCount(2)
  await anna.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  // A phone has lines, phrases and one's own words in sight together.
  await bela.getByRole('button', { name: 'Log and chat' }).click()
  await bela.getByRole('radio', { name: 'Chat' }).check()
  for (const seen of [bela.getByText('What luck!').first(), bela.getByPlaceholder('Say something to everyone')])
    await expect(seen).toBeInViewport({ ratio: 1 })
  await bela.getByRole('button', { name: 'Close' }).click()

  // Muted on Anna's device only, after a reload too.
  await placeOf(anna, 'Béla').getByRole('button').click()
  await anna.getByRole('button', { name: 'Mute Béla’s chat and reactions' }).click()
  await anna.reload()
  await expect(placeOf(anna, 'Béla')).toBeVisible()
  await show(bela, 'Béla', 'Bravo!')
  await expect(shown(screen).first()).toHaveAttribute('data-reaction', 'bravo')
  await expect(shown(anna)).toHaveCount(0)

  // The table's host wants quiet: nothing is offered any more.
  await anna.getByRole('button', { name: 'Menu', exact: true }).click()
  await anna.getByRole('button', { name: 'The table', exact: true }).click()
  const talk = anna.getByRole('group', { name: 'Chat and reactions during the match' })
  await talk.getByRole('radio', { name: 'Off' }).check()
  await placeOf(bela, 'Béla').getByRole('button').click()
  await expect(bela.getByRole('dialog').getByText('Béla')).toBeVisible()
  await expect(bela.getByRole('button', { name: 'Wow!' })).toHaveCount(0)
})
