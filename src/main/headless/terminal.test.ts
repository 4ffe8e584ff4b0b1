import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableOffer } from '../../protocol/toClient'
import type { HostOptions, RunningHost } from '../host'
import { runInTerminal } from './terminal'
import type { Terminal } from './terminal'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asztal-terminal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A terminal that remembers, with a host that only says that it runs. */
function fakeTerminal(argv: string[], env: Record<string, string> = { LANG: 'en_GB.UTF-8' }) {
  const out: string[] = []
  const errors: string[] = []
  const exits: number[] = []
  const listeners: (() => void)[] = []
  const changes: (() => void)[] = []
  const crashes: ((error: unknown) => void)[] = []
  const network = { addresses: ['http://192.168.1.20:7400'], diskFull: false, offers: [] as TableOffer[] }
  const decided: [number, boolean][] = []
  const typing: ((line: string) => void)[] = []
  const started: HostOptions[] = []
  const close = vi.fn(() => Promise.resolve())
  const host: RunningHost = {
    port: 7400,
    localUrl: 'http://127.0.0.1:7400/',
    addresses: () => network.addresses,
    diskFull: () => network.diskFull,
    offers: () => network.offers,
    decideOffer: (id, on) => decided.push([id, on]),
    movedTo: () => null,
    playing: () => false,
    onChange(listener) {
      changes.push(listener)
      return () => undefined
    },
    woke: () => undefined,
    close,
  }
  const terminal: Terminal = {
    argv,
    env,
    platform: 'linux',
    home: folder,
    colours: false,
    startHost(options) {
      started.push(options)
      return Promise.resolve(host)
    },
    print: (line) => out.push(line),
    complain: (line) => errors.push(line),
    onLine: (listener) => typing.push(listener),
    onSignal: (listener) => listeners.push(listener),
    onCrash: (listener) => crashes.push(listener),
    exit: (code) => exits.push(code),
  }
  const signal = (): void => listeners.forEach((listener) => listener())
  const type = (line: string): void => typing.forEach((listener) => listener(line))
  return { terminal, out, errors, exits, started, network, changes, crashes, close, signal, decided, type }
}

describe('the host in a terminal', () => {
  it('prints the address on a line of its own, with a QR code', async () => {
    const { terminal, out, started } = fakeTerminal(['--data', folder, '--no-announce'])
    await runInTerminal(terminal)
    expect(out).toContain('Asztal: http://192.168.1.20:7400/')
    expect(out.join('\n')).toMatch(/[█▀▄]{10}/)
    expect(started[0]).toMatchObject({ dataDir: folder, port: 7400, announce: false })
  })

  it('starts although the disk is full, and says so', async () => {
    const { terminal, out, network } = fakeTerminal(['--data', folder])
    network.diskFull = true
    await runInTerminal(terminal)
    expect(out.join('\n')).toContain(`The disk with ${folder} is full`)
    expect(out).toContain('Asztal: http://192.168.1.20:7400/')
  })

  it('asks whether a table may be moved here, once, and takes a typed yes or no', async () => {
    const { terminal, out, network, changes, decided, type } = fakeTerminal(['--data', folder])
    await runInTerminal(terminal)
    type('y')
    network.offers = [{ id: 7, number: '4711', from: 'http://192.168.1.9:7400', table: 'Kitchen', game: 'zertz' }]
    for (let times = 0; times < 2; times++) changes.forEach((listener) => listener())
    expect(out.filter((line) => line.includes('4711'))).toHaveLength(1)
    type('igen')
    type('no')
    expect(decided).toEqual([
      [7, true],
      [7, false],
    ])
  })

  it('keeps its data in the platform’s place unless told otherwise', async () => {
    const { terminal, started } = fakeTerminal([])
    await runInTerminal(terminal)
    expect(started[0]?.dataDir).toBe(join(folder, '.local/share/asztal'))
  })

  it('takes a relative folder from where the person stood, not from where npm runs', async () => {
    const { terminal, started } = fakeTerminal(['--data', 'tables'], { INIT_CWD: folder })
    await runInTerminal(terminal)
    expect(started[0]?.dataDir).toBe(join(folder, 'tables'))
  })

  it('speaks Hungarian in a Hungarian terminal', async () => {
    const { terminal, out } = fakeTerminal(['--data', folder], { LANG: 'hu_HU.UTF-8' })
    await runInTerminal(terminal)
    expect(out.join('\n')).toContain('Leállítás')
  })

  it('says when the wanted port was taken', async () => {
    const { terminal, out } = fakeTerminal(['--data', folder, '--port', '7399'])
    await runInTerminal(terminal)
    expect(out[0]).toBe('Port 7399 is taken, using 7400.')
  })

  it('shows the new address when the network changes, once', async () => {
    const { terminal, out, network, changes } = fakeTerminal(['--data', folder])
    await runInTerminal(terminal)
    const before = out.length
    changes.forEach((tell) => tell())
    expect(out).toHaveLength(before)
    network.addresses = ['http://10.0.0.7:7400']
    changes.forEach((tell) => tell())
    expect(out.slice(before)).toContain('Asztal: http://10.0.0.7:7400/')
  })

  it('says so where there is no network', async () => {
    const { terminal, out, network } = fakeTerminal(['--data', folder])
    network.addresses = []
    await runInTerminal(terminal)
    expect(out[0]).toBe('Asztal: http://127.0.0.1:7400/')
    expect(out[1]).toContain('No network')
  })

  it('refuses a second host on the same folder and says so plainly', async () => {
    const first = fakeTerminal(['--data', folder])
    await runInTerminal(first.terminal)
    const second = fakeTerminal(['--data', folder])
    await runInTerminal(second.terminal)
    expect(second.exits).toEqual([1])
    expect(second.errors[0]).toContain('already running with this data folder')
    expect(second.started).toEqual([])
  })

  it('stops cleanly on the first signal: host closed, folder free, code 0', async () => {
    const { terminal, exits, close, signal } = fakeTerminal(['--data', folder])
    await runInTerminal(terminal)
    signal()
    signal()
    await expect.poll(() => exits).toEqual([0])
    expect(close).toHaveBeenCalledOnce()
    expect(existsSync(join(folder, 'asztal.lock'))).toBe(false)
  })

  it('stops at once on a second signal', async () => {
    const { terminal, exits, close, signal } = fakeTerminal(['--data', folder])
    close.mockReturnValue(new Promise(() => undefined))
    await runInTerminal(terminal)
    signal()
    await new Promise((later) => setTimeout(later, 450))
    signal()
    expect(exits).toEqual([130])
  })

  it.each([[['--port', 'x']], [['--nonsense']]])('refuses %j with the usage', async (argv) => {
    const { terminal, exits, errors } = fakeTerminal(argv)
    await runInTerminal(terminal)
    expect(exits).toEqual([2])
    expect(errors[0]).toContain('Usage:')
  })

  it('says why when the host cannot start, and frees the folder', async () => {
    const { terminal, exits, errors } = fakeTerminal(['--data', folder])
    await runInTerminal({ ...terminal, startHost: () => Promise.reject(new Error('disk full')) })
    expect(exits).toEqual([1])
    expect(errors[0]).toBe("Asztal can't start: disk full")
    expect(existsSync(join(folder, 'asztal.lock'))).toBe(false)
  })

  it('tells what to do after a crash, and leaves the details in the log', async () => {
    const { terminal, exits, errors, crashes } = fakeTerminal(['--data', folder])
    await runInTerminal(terminal)
    crashes[0]?.(new Error('boom'))
    expect(exits).toEqual([1])
    expect(errors[0]).toContain('start Asztal again')
    expect(readFileSync(join(folder, 'logs', 'asztal.log'), 'utf8')).toContain('boom')
  })
})
