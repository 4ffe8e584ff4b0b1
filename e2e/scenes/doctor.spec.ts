/** The connection doctor on the host's own screens: each wall is really there, and the words for it are seen. */
import type { Page } from '@playwright/test'
import { expect, port, test } from '../support/lan'
import { openTable } from '../support/table'

// Walls are found twenty times as fast as the doctor's patience would have it.
test.use({ actionTimeout: 20_000, hostEnv: { ASZTAL_CLOCK_SPEED: '20' } })

const deaf = (page: Page) => page.routeWebSocket(/\/socket$/, (socket) => socket.close())
/** How much is free below all that stands on the page. */
const room = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main p, main li, main select')]
    return innerHeight - Math.max(...all.map((one) => one.getBoundingClientRect().bottom))
  })

test('says which wall stands there, and is silent once a phone is in', async ({ lan }) => {
  const url = `http://10.90.0.1:${port}/`
  lan.join('eth1', '10.91.0.1', '10.91.0.2')
  const anna = await lan.laptop()
  const table = await openTable(anna, 'ZÉRTZ', 'Anna')
  const screen = await lan.laptop(`#/t/${table}/screen`, 'screen')
  const says = async (text: string) => {
    for (const page of [anna, screen]) await expect(page.getByText(text)).toBeVisible()
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
    ]) {
      await screen.setViewportSize(size)
      await expect.poll(() => room(screen), `room below the address at ${size.width}`).toBeGreaterThan(8)
    }
  }

  // Nothing gets through to the phones, as behind a firewall.
  lan.hosting.ip('route', 'add', 'blackhole', '10.90.0.2/32')
  const phone = await lan.phone('about:blank')
  await expect(phone.goto(url, { timeout: 1500 })).rejects.toThrow()
  await says(`let Asztal through this computer’s firewall (10.90.0.1:${port})`)
  // Stop waiting for the page, or it would arrive after all when the wall falls.
  await phone.goto('about:blank')
  lan.hosting.ip('route', 'del', 'blackhole', '10.90.0.2/32')

  // They come by the cable; its address is shown from then on.
  await phone.goto(`http://10.91.0.1:${port}/`)
  for (const page of [anna, screen]) {
    await expect(page.getByRole('img', { name: `http://10.91.0.1:${port}/#/t/${table}` })).toBeVisible()
  }
  await phone.context().close()

  // A data saver brings pages and no sockets.
  const saver = await lan.phone(url, deaf)
  await says('A phone loaded the page but can’t talk to the table')
  await saver.context().close()

  // A router's guests come from elsewhere and get no further than the page.
  lan.phones.ip('addr', 'add', '192.168.50.7/24', 'dev', 'wlan0')
  lan.phones.ip('route', 'add', '10.90.0.1/32', 'dev', 'wlan0', 'src', '192.168.50.7')
  lan.hosting.ip('route', 'add', '192.168.50.0/24', 'dev', 'wlan0')
  const guest = await lan.phone(url, deaf)
  await says('networks that don’t see each other')
  await guest.context().close()

  await lan.phone(url)
  for (const page of [anna, screen]) await expect(page.getByText('Phones can’t get in?')).toHaveCount(0)
})
