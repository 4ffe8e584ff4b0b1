/** One Chromium without a screen, shared by the stand-in (which opens its windows) and the test (which clicks in them). */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { headlessChromium, ownChromium } from '../../scripts/lib/browser.mjs'

/** @param {string} profile */
export async function startChromium(profile) {
  const program = (await ownChromium()) ?? headlessChromium()
  if (!program) throw new Error('stand-in: no Chromium')
  const portFile = join(profile, 'DevToolsActivePort')
  // Left behind by the last start on the same profile.
  rmSync(portFile, { force: true })
  const child = spawn(
    program,
    [
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--no-sandbox',
      '--no-first-run',
      '--no-default-browser-check',
      '--no-startup-window',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-component-extensions-with-background-pages',
      '--disable-default-apps',
      '--disable-extensions',
      '--disable-sync',
      '--disable-features=MediaRouter,OptimizationHints,Translate',
      '--password-store=basic',
      '--force-prefers-reduced-motion',
      '--lang=en-GB',
    ],
    { stdio: 'ignore' },
  )
  process.on('exit', () => child.kill('SIGKILL'))
  for (let tries = 0; !existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n'); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('stand-in: Chromium does not start')
    await new Promise((later) => setTimeout(later, 50))
  }
  const address = `http://127.0.0.1:${readFileSync(portFile, 'utf8').split('\n')[0]}`
  const browser = await chromium.connectOverCDP(address)
  const context = browser.contexts()[0]
  if (!context) throw new Error('stand-in: no context')
  const protocol = await browser.newBrowserCDPSession()

  /** @param {import('@playwright/test').Page} page */
  const targetOf = async (page) => {
    const session = await context.newCDPSession(page)
    const { targetInfo } = await session.send('Target.getTargetInfo')
    await session.detach()
    return targetInfo.targetId
  }

  return {
    address,
    /** Opens a real window and gives its page. */
    async openPage() {
      const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank', newWindow: true })
      for (let tries = 0; tries < 200; tries++) {
        for (const page of context.pages()) {
          if ((await targetOf(page).catch(() => null)) === targetId) return { page, targetId }
        }
        await new Promise((later) => setTimeout(later, 25))
      }
      throw new Error('stand-in: the window does not open')
    },
    /** @param {string} targetId @param {{ x: number, y: number, width: number, height: number }} box */
    async place(targetId, { x, y, width, height }) {
      const { windowId } = await protocol.send('Browser.getWindowForTarget', { targetId })
      await protocol.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y, width, height } })
    },
    /** Ends it as Electron ends its own: what pages have just kept is written to the disk first. */
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((done) => child.once('exit', done))
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      protocol.send('Browser.close').catch(() => child.kill('SIGKILL'))
      await ended
      clearTimeout(late)
    },
  }
}
