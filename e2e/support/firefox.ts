/** Firefox over WebDriver BiDi, which it speaks by itself: where a Firefox is installed. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { onPath } from '../../scripts/lib/browser.mjs'
import { freePort, removeFolder } from './host'

const browser = onPath('firefox-esr') ?? onPath('firefox')

/** Why there is no Firefox here, or null if there is. */
export const whyNoFirefox = browser === null ? 'Firefox is not installed' : null

export interface Firefox {
  go(url: string): Promise<void>
  /** Runs the body of a function in the page and gives what it returns, through JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** Waits until the body of a function returns something true. */
  until(what: string, body: string, ms?: number): Promise<void>
  close(): Promise<void>
}

type Call = (method: string, params: object) => Promise<Record<string, unknown>>

export async function startFirefox(): Promise<Firefox> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'asztal-firefox-'))
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    String(port),
    'about:blank',
  ]
  const child = spawn(browser!, args, { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((ready, fail) => {
    child.once('exit', () => fail(new Error('Firefox did not start')))
    child.stderr.on('data', (text: Buffer) => text.toString().includes('BiDi listening') && ready())
  })
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
  await new Promise((open, fail) => socket.once('open', open).once('error', fail))
  const call = caller(socket)
  await call('session.new', { capabilities: {} })
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = contexts[0]
  const run = async <T>(body: string, ...given: unknown[]): Promise<T> => {
    const functionDeclaration = `() => JSON.stringify(((args) => {${body}})(${JSON.stringify(given)}) ?? null)`
    const params = { functionDeclaration, awaitPromise: true, target: { context } }
    const { result, exceptionDetails } = (await call('script.callFunction', params)) as {
      result?: { value: string }
      exceptionDetails?: { text: string }
    }
    if (!result) throw new Error(exceptionDetails?.text ?? 'no result')
    return JSON.parse(result.value) as T
  }
  return {
    run,
    go: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async until(what, body, ms = 30_000) {
      for (const end = Date.now() + ms; Date.now() < end; await new Promise((later) => setTimeout(later, 150)))
        if (await run<unknown>(body)) return
      throw new Error(`waited in vain for ${what}`)
    },
    async close() {
      socket.close()
      const gone = new Promise((done) => child.once('exit', done))
      child.kill()
      await gone
      await removeFolder(profile)
    },
  }
}

/** Sends commands and matches their replies by number. */
function caller(socket: WebSocket): Call {
  let last = 0
  const waiting = new Map<number, { done: (result: Record<string, unknown>) => void; fail: (why: Error) => void }>()
  socket.on('message', (data: Buffer) => {
    const { id, result, message } = JSON.parse(data.toString('utf8')) as {
      id?: number
      result?: Record<string, unknown>
      message?: string
    }
    const one = id === undefined ? undefined : waiting.get(id)
    if (one === undefined || id === undefined) return
    waiting.delete(id)
    if (result) one.done(result)
    else one.fail(new Error(message))
  })
  return (method, params) =>
    new Promise((done, fail) => {
      waiting.set(++last, { done, fail })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
