import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchElectron, whyNoWindow } from './electron.mjs'

describe('whether there can be a window', () => {
  it.each<[string, NodeJS.Platform, Record<string, string>, number | null, boolean]>([
    ['a Linux desktop', 'linux', { DISPLAY: ':0' }, 1000, true],
    ['Wayland', 'linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, true],
    ['a Linux server', 'linux', {}, 1000, false],
    ['root, for whom the sandbox does not work', 'linux', { DISPLAY: ':0' }, 0, false],
    ['macOS', 'darwin', {}, 501, true],
    ['Windows', 'win32', {}, null, true],
  ])('%s', (_, platform, env, uid, window) => {
    expect(whyNoWindow(platform, env, uid) === null).toBe(window)
  })
})

describe('fetching Electron', () => {
  const cleanup: (() => void)[] = []
  afterEach(() => cleanup.splice(0).forEach((clean) => clean()))

  /** A mirror on this computer; downloads go to a cache of their own. */
  async function mirror(listener: RequestListener): Promise<void> {
    const server = createServer(listener)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const cache = mkdtempSync(join(tmpdir(), 'asztal-cache-'))
    process.env['ELECTRON_MIRROR'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    process.env['electron_config_cache'] = cache
    cleanup.push(() => {
      server.closeAllConnections()
      server.close()
      rmSync(cache, { recursive: true, force: true })
      delete process.env['ELECTRON_MIRROR']
      delete process.env['electron_config_cache']
    })
  }

  it('gives up soon where nobody answers', async () => {
    await mirror(() => undefined)
    const from = performance.now()
    expect(await fetchElectron({ stall: 300 })).toEqual({ why: 'no answer' })
    expect(performance.now() - from).toBeLessThan(5000)
  })

  it('gives up when bytes stop coming, but not while they come', async () => {
    await mirror((_, response) => {
      let sent = 0
      const timer = setInterval(() => {
        if (++sent <= 5) response.write('x'.repeat(1000))
        else clearInterval(timer)
      }, 250)
    })
    let heard = 0
    const fetched = await fetchElectron({ stall: 1000, onProgress: () => heard++ })
    expect(fetched).toEqual({ why: 'the download has stalled' })
    expect(heard).toBe(5)
  })

  it('says why where it is refused', async () => {
    await mirror((_, response) => response.writeHead(404).end())
    expect(await fetchElectron({ stall: 3000 })).toEqual({ why: expect.stringContaining('404') })
  })

  it('does not take a file that is not what it should be', async () => {
    await mirror((_, response) => response.end('not an archive'))
    expect(await fetchElectron({ stall: 3000 })).toEqual({ why: expect.any(String) })
  })

  it('ends when it is cancelled', async () => {
    await mirror(() => undefined)
    const cancelled = new AbortController()
    setTimeout(() => cancelled.abort(), 100)
    expect(await fetchElectron({ stall: 5000, signal: cancelled.signal })).toEqual({ why: 'cancelled' })
  })
})
