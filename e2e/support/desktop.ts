/** The real app in real windows, run by the stand-in for Electron, or by Electron itself where its binary is present. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { _electron, chromium, expect } from '@playwright/test'
import type { Browser, ElectronApplication, Page } from '@playwright/test'
import { join } from 'node:path'
import { installedElectron, whyNoWindow } from '../../scripts/lib/electron.mjs'
import { root } from './host'

export interface DesktopSettings {
  readonly dataDir: string
  readonly port: number
  /** The screen of Electron's windows; the stand-in's need none. */
  readonly display?: string | null
  /** Another build of the main side, for planted mistakes. */
  readonly main?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Desktop {
  readonly kind: 'stand-in' | 'electron'
  /** The pages of all windows. */
  pages(): Page[]
  /** The page at an address that ends so, once it is there. */
  page(ending: string): Promise<Page>
  /** Chooses an item of the application menu. */
  menu(id: string): Promise<void>
  menuLabels(): Promise<string[]>
  /** Questions that the app has asked so far; each is answered with the button given by `answers`, in turn. */
  readonly questions: string[]
  /** Which buttons to press on the next questions; while it is empty, questions stay open. */
  answers: number[]
  /** Closes a window as its cross does. */
  close(page: Page): Promise<void>
  /** Resolves with the code when the app has ended. */
  readonly ended: Promise<number | null>
  hasEnded(): boolean
  output(): string
  kill(): Promise<void>
}

/** Electron's own binary, where the app can be run with it. */
export function realElectron(): string | null {
  const possible = whyNoWindow(process.platform, { DISPLAY: ':0' }, process.getuid?.() ?? null) === null
  return possible ? installedElectron() : null
}

function argumentsOf({ dataDir, port }: DesktopSettings): string[] {
  return ['--data', dataDir, '--port', String(port), '--no-announce']
}

function environment({ display, env }: DesktopSettings): Record<string, string> {
  const all = { ...process.env, ...(display ? { DISPLAY: display } : {}), ASZTAL_BOT_PAUSE: '0', ...env }
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(given.filter(([name]) => name !== 'ELECTRON_RUN_AS_NODE'))
}

export async function startDesktop(settings: DesktopSettings): Promise<Desktop> {
  const binary = settings.main === undefined ? realElectron() : null
  return binary ? startReal(settings, binary) : startStandIn(settings)
}

/** Waits for a window at an address. A page that is being closed again, such as a refused popup, does not count. */
async function waitForPage(
  pages: () => Page[],
  ending: string,
  windows: () => Promise<readonly string[]>,
): Promise<Page> {
  const ofThem = (urls: readonly string[]) => urls.filter((url) => url.endsWith(ending)).length
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    // More pages than windows: a refused popup is still there, or the app's own window for it not yet.
    const settled = ofThem(pages().map((one) => one.url())) === ofThem(await windows())
    const page = settled ? pages().find((one) => one.url().endsWith(ending)) : undefined
    const loaded = await page?.waitForLoadState('load').then(
      () => true,
      () => false,
    )
    await new Promise((later) => setTimeout(later, 150))
    if (page && loaded && !page.isClosed()) return page
  }
  throw new Error(`no window at …${ending}, only ${pages().map((page) => page.url())}`)
}

export interface StandIn extends Desktop {
  readonly kind: 'stand-in'
  ask(command: string, details?: object): Promise<unknown>
  readonly errors: string[]
}

export function startProcess(settings: DesktopSettings): ChildProcess {
  const main = settings.main ?? join(root, 'out', 'main', 'index.js')
  return spawn(process.execPath, [join(root, 'e2e/standin/run.mjs'), main, ...argumentsOf(settings)], {
    cwd: root,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

export async function startStandIn(settings: DesktopSettings): Promise<StandIn> {
  const child = startProcess(settings)
  const waiting = new Map<number, { done: (reply: unknown) => void; fail: (error: Error) => void }>()
  const questions: string[] = []
  const errors: string[] = []
  let open = 0
  let output = ''
  let number = 0
  let over = false
  let browser: Browser | null = null
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      over = true
      for (const { fail } of waiting.values()) fail(new Error(`the app has ended with ${code}\n${output}`))
      resolve(code)
    })
  })
  const ask = (command: string, details: object = {}): Promise<unknown> =>
    new Promise((done, fail) => {
      if (over) return fail(new Error(`the app has ended\n${output}`))
      waiting.set(++number, { done, fail })
      // Where the app is just ending, its exit says so to everyone who waits.
      child.send({ n: number, do: command, ...details }, () => undefined)
    })
  const answerOpen = (): void => {
    while (open > 0 && desktop.answers.length > 0) {
      open--
      void ask('answer', { button: desktop.answers.shift() }).catch((error: Error) => errors.push(error.message))
    }
  }
  type Message = {
    re?: number
    reply?: unknown
    failed?: string
    dialog?: { message: string }
    error?: { content: string }
  }
  child.on('message', (message: Message) => {
    if (message.dialog) {
      questions.push(message.dialog.message)
      open++
      answerOpen()
    }
    if (message.error) errors.push(message.error.content)
    const waiter = waiting.get(message.re ?? 0)
    if (!waiter) return
    waiting.delete(message.re ?? 0)
    if (message.failed !== undefined) waiter.fail(new Error(message.failed))
    else waiter.done(message.reply)
  })
  const pages = (): Page[] => browser?.contexts()[0]?.pages() ?? []
  const urls = async (): Promise<string[]> => {
    const { windows } = (await ask('state')) as { windows: { url: string }[] }
    return windows.map(({ url }) => url)
  }
  let answers: number[] = []
  const desktop: StandIn = {
    kind: 'stand-in',
    pages,
    page: (ending) => waitForPage(pages, ending, urls),
    menu: async (id) => void (await ask('menu', { id })),
    menuLabels: async () => ((await ask('state')) as { menu: string[] }).menu,
    questions,
    errors,
    get answers() {
      return answers
    },
    set answers(next) {
      answers = next
      answerOpen()
    },
    close: async (page) => {
      const window = (await urls()).indexOf(page.url())
      if (window < 0) throw new Error(`no window at ${page.url()}`)
      await ask('close', { window })
    },
    ask,
    ended,
    hasEnded: () => over,
    output: () => output,
    async kill() {
      await browser?.close().catch(() => undefined)
      // Without its test the stand-in ends, and its browser with it.
      if (!over) child.disconnect()
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(late)
    },
  }
  try {
    await expect.poll(async () => (await urls()).length, { timeout: 30_000 }).toBeGreaterThan(0)
    const address = await expectAddress(ask)
    browser = await chromium.connectOverCDP(address)
  } catch (error) {
    await desktop.kill()
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${output}`, { cause: error })
  }
  return desktop
}

async function expectAddress(ask: (command: string) => Promise<unknown>): Promise<string> {
  const address = await ask('address')
  if (typeof address !== 'string') throw new Error('no browser')
  return address
}

/** The same through Electron's own doors. */
async function startReal(settings: DesktopSettings, executablePath: string): Promise<Desktop> {
  const app: ElectronApplication = await _electron.launch({
    executablePath,
    args: [root, ...argumentsOf(settings)],
    env: environment(settings),
  })
  const questions: string[] = []
  const state: { answers: number[] } = { answers: [] }
  let output = ''
  let over = false
  app.process().stdout?.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => {
    app.process().once('exit', (code) => {
      over = true
      resolve(code)
    })
  })
  await app.context().exposeBinding('asztalAsked', async (_, message: string) => {
    questions.push(message)
    await expect.poll(() => state.answers.length, { timeout: 60_000 }).toBeGreaterThan(0)
    return state.answers.shift()
  })
  // Questions go to the test instead of to a person.
  await app.evaluate(({ dialog, BrowserWindow }) => {
    const asked = (options: { message: string }): Promise<{ response: number; checkboxChecked: boolean }> =>
      (BrowserWindow.getAllWindows()[0]?.webContents ?? Promise.reject(new Error('no window')))
        .executeJavaScript(`asztalAsked(${JSON.stringify(options.message)})`)
        .then((response: number) => ({ response, checkboxChecked: false }))
    dialog.showMessageBox = asked as typeof dialog.showMessageBox
  })
  const pages = (): Page[] => app.windows()
  return {
    kind: 'electron',
    pages,
    page: (ending) => waitForPage(pages, ending, () => Promise.resolve(pages().map((one) => one.url()))),
    menu: (id) => app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id),
    menuLabels: () =>
      app.evaluate(({ Menu }) => {
        const top = Menu.getApplicationMenu()?.items ?? []
        return top.flatMap((item) => [item.label, ...(item.submenu?.items.map(({ label }) => label) ?? [])])
      }),
    questions,
    get answers() {
      return state.answers
    },
    set answers(next) {
      state.answers = next
    },
    async close(page) {
      const window = await app.browserWindow(page)
      await window.evaluate((browserWindow: { close(): void }) => browserWindow.close())
    },
    ended,
    hasEnded: () => over,
    output: () => output,
    async kill() {
      if (!over) app.process().kill('SIGKILL')
      await ended
    },
  }
}
