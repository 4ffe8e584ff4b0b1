/** Small talk: what one person shows is seen at their place everywhere, unless they are muted or the match is quiet. */
import type { Page } from '@playwright/test'
import { expect, test } from './support'
import { joinTable, openTable, startMatch } from './support/table'

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
