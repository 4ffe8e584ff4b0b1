/** A WebKit browser, the engine family of iPhones, over plain WebDriver: where Debian's webkit2gtk-driver is installed. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Display } from './display'
import { freePort } from './host'

const driver = '/usr/bin/WebKitWebDriver'

function findBrowser(): string | null {
  const folders = ['/usr/lib', `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`]
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
  return found.filter((path) => /webkit(2)?gtk-/.test(path) && existsSync(path)).sort()[0] ?? null
}

/** Why there is no WebKit here, or null if there is. */
export function whyNoWebKit(): string | null {
  if (!existsSync(driver)) return 'webkit2gtk-driver is not installed'
  return findBrowser() === null ? 'there is no MiniBrowser' : null
}

export interface WebKit {
  go(url: string): Promise<void>
  back(): Promise<void>
  /** Runs the body of a function in the page. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** Waits until the body of a function returns something true, and gives it. */
  until<T>(what: string, body: string, ...args: unknown[]): Promise<T>
  /** The same for a whole match. */
  eventually(what: string, body: string): Promise<void>
  /** Clicks the last thing in sight that fits, once there is one. `text`: a part of what it says or is named. */
  click(css: string, text?: string): Promise<void>
  /** Types into a field. */
  type(css: string, text: string): Promise<void>
  picture(file: string): Promise<void>
  close(): Promise<void>
}

/** What is in sight, enabled and fits; the last one, since dialogs lie on top. */
const find = `
  const [css, text] = args
  const fits = (one) => (one.getAttribute('aria-label') ?? '').includes(text) || one.textContent.includes(text)
  const seen = (one) => one.getBoundingClientRect().width > 0 && !one.disabled
  const all = [...document.querySelectorAll(css)].filter((one) => seen(one) && fits(one))
  return all.at(-1) ?? null`

/** Where its middle is, once it is in sight, keeps still and nothing lies over it. */
const place = `
  const one = (() => {${find}})()
  if (!one) return null
  one.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = one.getBoundingClientRect()
  const at = [Math.round(x + width / 2), Math.round(y + height / 2)]
  const before = window.lastPlace
  window.lastPlace = String(at)
  const top = document.elementFromPoint(at[0], at[1])
  return before === window.lastPlace && (one === top || one.contains(top)) ? at : null`

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export async function startWebKit(display: Display): Promise<WebKit> {
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name ?? '', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const child = spawn(driver, ['-p', String(port)], { env, stdio: 'ignore' })
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const sent = body === undefined ? null : JSON.stringify(body)
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: sent })
    const { value } = (await reply.json()) as { value: unknown }
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await patiently('the driver', () => call('GET', '/status').catch(() => null))
  const options = { binary: findBrowser(), args: ['--automation'] }
  const made = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${(made as { sessionId: string }).sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 })
  const run = <T>(script: string, ...args: unknown[]) =>
    call('POST', `${session}/execute/sync`, { script: `const args = [...arguments]; ${script}`, args }) as Promise<T>
  const until = <T>(what: string, body: string, ...args: unknown[]) =>
    patiently(what, () => run<T | null>(body, ...args))
  const element = async (css: string, text: string) =>
    `${session}/element/${(await until<Record<string, string>>(`${css} ${text}`, find, css, text))[elementKey]}`
  return {
    run,
    until,
    eventually: async (what, body) => void (await patiently(what, () => run<unknown>(body), 150_000)),
    go: async (url) => void (await call('POST', `${session}/url`, { url })),
    back: async () => void (await call('POST', `${session}/back`, {})),
    async click(css, text = '') {
      // By its place on the screen, as a finger does: the driver's own click knows no parts of pictures.
      const [x, y] = await until<number[]>(`${css} ${text} that keeps still`, place, css, text)
      const act = (type: string) => ({ type, button: 0 })
      const actions = [{ type: 'pointerMove', x, y, duration: 0 }, act('pointerDown'), act('pointerUp')]
      await call('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'finger', actions }] })
    },
    async type(css, text) {
      // A sheet slides in; what isn't there yet can't be typed into.
      await until(`${css} that keeps still`, place, css, '')
      const field = await element(css, '')
      await call('POST', `${field}/clear`, {})
      await call('POST', `${field}/value`, { text })
    },
    async picture(file) {
      writeFileSync(file, Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'))
    },
    async close() {
      await call('DELETE', session).catch(() => undefined)
      child.kill()
    },
  }
}

async function patiently<T>(what: string, look: () => Promise<T | null>, ms = 30_000): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise((later) => setTimeout(later, 100))) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`waited in vain for ${what}`)
}
