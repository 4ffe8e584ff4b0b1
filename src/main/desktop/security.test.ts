import type { Session, WebContents } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { destination, followsTable, guardContents, guardSession, nearPlace, pagePreferences } from './security'

const own = 'http://127.0.0.1:7400/'

describe('where a link may lead', () => {
  it.each([
    [own, 'own'],
    [`${own}#/t/ABCD/as/2`, 'own'],
    [`${own}licences.txt`, 'own'],
    ['http://192.168.1.20:7400/#/t/ABCD', 'neighbour'],
    ['http://10.1.2.3:7400/', 'neighbour'],
    ['http://172.20.0.1/', 'neighbour'],
    ['http://asztal-kitchen.local:7400/', 'neighbour'],
    ['http://172.32.0.1/', 'nowhere'],
    ['http://127.0.0.1:7401/', 'nowhere'],
    ['http://localhost:7400/', 'nowhere'],
    ['https://127.0.0.1:7400/', 'nowhere'],
    ['http://127.0.0.1:7400.evil.example/', 'nowhere'],
    ['http://127.0.0.1:7400@evil.example/', 'nowhere'],
    ['http://user:pass@127.0.0.1:7400/', 'nowhere'],
    ['http://example.com/', 'nowhere'],
    ['http://10.1.2.3.example.com/', 'nowhere'],
    ['https://192.168.1.20/', 'nowhere'],
    ['file:///etc/passwd', 'nowhere'],
    ['javascript:alert(1)', 'nowhere'],
    ['data:text/html,x', 'nowhere'],
    ['about:blank', 'nowhere'],
    ['asztal://x', 'nowhere'],
    ['not an address', 'nowhere'],
    ['', 'nowhere'],
  ])('%s: %s', (url, to) => {
    expect(destination(url, own)).toBe(to)
  })
})

const moved = { ABCD: 'http://192.168.1.20:7400' }
const addresses = () => ['http://192.168.1.5:7400']
const movedTo = (table: string) => moved[table as keyof typeof moved] ?? null

describe('a window follows its table', () => {
  const at = `${own}#/t/ABCD/as/1`
  it.each([
    [at, 'http://192.168.1.20:7400/#/t/ABCD/as/1/back/x', true],
    [`${own}#/t/ABCD`, 'http://192.168.1.20:7400/#/t/ABCD', true],
    // Another port, another computer, another table, a table that is still here, a page of nobody's.
    [at, 'http://192.168.1.20:7401/#/t/ABCD', false],
    [at, 'http://192.168.1.21:7400/#/t/ABCD', false],
    [at, 'http://192.168.1.20:7400/#/t/EFGH', false],
    [at, 'http://192.168.1.20:7400/', false],
    [`${own}#/t/EFGH`, 'http://192.168.1.20:7400/#/t/EFGH', false],
    [own, 'http://192.168.1.20:7400/#/t/ABCD', false],
    ['http://192.168.1.9:7400/#/t/ABCD', 'http://192.168.1.20:7400/#/t/ABCD', false],
    [at, 'https://192.168.1.20:7400/#/t/ABCD', false],
    [at, 'http://user@192.168.1.20:7400/#/t/ABCD', false],
  ])('%s to %s: %s', (from, to, follows) => {
    expect(followsTable(from, to, { ownUrl: own, movedTo, addresses })).toBe(follows)
  })

  it('never to an address outside the home network, whatever its host was told', () => {
    const addresses = ['http://192.168.1.5:7400', 'http://203.0.113.5:7400']
    expect(nearPlace('http://192.168.1.20:7400', addresses)).toBe('http://192.168.1.20:7400')
    expect(nearPlace('http://203.0.113.9:7400', addresses)).toBe('http://203.0.113.9:7400')
    for (const far of ['http://203.0.114.9:7400', 'http://example.com:7400', 'https://192.168.1.20', '', null])
      expect(nearPlace(far, addresses)).toBeNull()
  })
})

/** Contents that only remember what was asked of them. */
function fakeContents() {
  const listeners = new Map<string, (event: unknown) => void>()
  let opener: ((details: { url: string }) => unknown) | null = null
  let shown = `${own}#/t/ABCD`
  const contents = {
    getURL: () => shown,
    isDestroyed: () => false,
    on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    setWindowOpenHandler: (handler: typeof opener) => (opener = handler),
  }
  const load = vi.fn((url: string) => void (shown = url))
  const mayFollow = vi.fn(() => Promise.resolve(true))
  const doors = { ownUrl: own, openWindow: vi.fn(), openNeighbour: vi.fn(), addresses, movedTo, mayFollow, load }
  guardContents(contents as unknown as WebContents, doors)
  const emit = (name: string, details: object): boolean => {
    const event = { preventDefault: vi.fn(), ...details }
    const listener = listeners.get(name)
    if (!listener) throw new Error(`nobody listens to ${name}`)
    listener(event)
    return event.preventDefault.mock.calls.length === 0
  }
  return { doors, emit, open: (url: string) => opener?.({ url }) }
}

describe('a window', () => {
  it('has a page without Node, without a bridge, in a sandbox', () => {
    expect(pagePreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
    })
    expect(pagePreferences).not.toHaveProperty('preload')
    expect(pagePreferences).not.toHaveProperty('enableBlinkFeatures')
  })

  it('stays on the host’s pages', () => {
    const { emit, doors } = fakeContents()
    expect(emit('will-navigate', { url: `${own}#/t/ABCD` })).toBe(true)
    expect(emit('will-navigate', { url: 'https://example.com/' })).toBe(false)
    expect(emit('will-redirect', { url: 'https://example.com/' })).toBe(false)
    expect(emit('will-redirect', { url: own })).toBe(true)
    expect(doors.openNeighbour).not.toHaveBeenCalled()
    expect(emit('will-navigate', { url: 'http://192.168.1.9:7400/' })).toBe(false)
    expect(doors.openNeighbour).toHaveBeenCalledWith('http://192.168.1.9:7400/')
  })

  it('follows its table to another computer if the person agrees, and gives that computer’s page no more', async () => {
    const { emit, open, doors } = fakeContents()
    const there = 'http://192.168.1.20:7400/'
    doors.mayFollow.mockResolvedValueOnce(false)
    expect(emit('will-navigate', { url: `${there}#/t/ABCD` })).toBe(false)
    expect(emit('will-navigate', { url: `${there}#/t/ABCD` })).toBe(false)
    await expect.poll(() => doors.mayFollow).toHaveBeenCalledOnce()
    await Promise.resolve()
    expect(doors.load).not.toHaveBeenCalled()
    await new Promise((later) => setTimeout(later))
    expect(emit('will-navigate', { url: `${there}#/t/ABCD` })).toBe(false)
    await expect.poll(() => doors.load).toHaveBeenCalledWith(`${there}#/t/ABCD`)
    expect(doors.openNeighbour).not.toHaveBeenCalled()
    // From there: its own pages and back, nothing else; and no window of ours.
    expect(emit('will-navigate', { url: there })).toBe(true)
    expect(emit('will-navigate', { url: own })).toBe(true)
    expect(emit('will-navigate', { url: 'http://192.168.1.21:7400/' })).toBe(false)
    expect(open(`${own}#/t/ABCD/as/1`)).toEqual({ action: 'deny' })
    expect(doors.openWindow).not.toHaveBeenCalled()
  })

  it('follows its table once more, from there to a third computer, and home without a question', async () => {
    const { emit, doors } = fakeContents()
    const follow = async (url: string) => {
      expect(emit('will-navigate', { url })).toBe(false)
      await expect.poll(() => doors.load).toHaveBeenLastCalledWith(url)
    }
    await follow('http://192.168.1.20:7400/#/t/ABCD')
    for (const other of [
      'http://192.168.1.30:7400/#/t/EFGH',
      'http://192.168.1.30:7400/',
      'http://203.0.113.9/#/t/ABCD',
    ])
      expect(emit('will-navigate', { url: other })).toBe(false)
    expect(doors.mayFollow).toHaveBeenCalledOnce()
    await follow('http://192.168.1.30:7400/#/t/ABCD/back/x')
    expect(doors.mayFollow).toHaveBeenCalledTimes(2)
    expect(emit('will-navigate', { url: 'http://192.168.1.5:7400/#/t/ABCD/back/y' })).toBe(false)
    expect(doors.load).toHaveBeenLastCalledWith(`${own}#/t/ABCD/back/y`)
    expect(doors.mayFollow).toHaveBeenCalledTimes(2)
    // Back on our own pages it follows only where this host has released the table to.
    expect(emit('will-navigate', { url: 'http://192.168.1.30:7400/#/t/ABCD' })).toBe(false)
    expect(doors.mayFollow).toHaveBeenCalledTimes(2)
  })

  it('has neither frames nor webviews', () => {
    const { emit } = fakeContents()
    expect(emit('will-frame-navigate', { url: own, isMainFrame: false })).toBe(false)
    expect(emit('will-frame-navigate', { url: own, isMainFrame: true })).toBe(true)
    expect(emit('will-attach-webview', {})).toBe(false)
  })

  it('never lets a page open a window itself; ours are opened for it', () => {
    const { open, doors } = fakeContents()
    expect(open(`${own}#/t/ABCD/as/1`)).toEqual({ action: 'deny' })
    expect(doors.openWindow).toHaveBeenCalledWith(`${own}#/t/ABCD/as/1`)
    for (const url of ['https://example.com/', 'file:///etc/passwd', 'javascript:0']) {
      expect(open(url)).toEqual({ action: 'deny' })
    }
    expect(doors.openWindow).toHaveBeenCalledOnce()
    expect(doors.openNeighbour).not.toHaveBeenCalled()
  })
})

describe('permissions', () => {
  type Request = (
    c: null,
    permission: string,
    answer: (yes: boolean) => void,
    details: { requestingUrl: string },
  ) => void
  type Check = (c: null, permission: string, origin: string) => boolean
  let request: Request = () => undefined
  let check: Check = () => true
  let device: () => boolean = () => true
  guardSession(
    {
      setPermissionRequestHandler: (handler: Request) => (request = handler),
      setPermissionCheckHandler: (handler: Check) => (check = handler),
      setDevicePermissionHandler: (handler: () => boolean) => (device = handler),
    } as unknown as Session,
    own,
  )
  const asked = (permission: string, requestingUrl: string): boolean => {
    let answer = true
    request(null, permission, (yes) => (answer = yes), { requestingUrl })
    return answer
  }

  it.each(['media', 'geolocation', 'notifications', 'midi', 'openExternal', 'clipboard-read', 'usb', 'unknown'])(
    '%s is denied',
    (permission) => {
      expect(asked(permission, own)).toBe(false)
      expect(check(null, permission, own)).toBe(false)
    },
  )

  it.each(['fullscreen', 'clipboard-sanitized-write'])('%s is for our own pages only', (permission) => {
    expect(asked(permission, `${own}#/`)).toBe(true)
    expect(check(null, permission, own)).toBe(true)
    expect(asked(permission, 'http://192.168.1.9:7400/')).toBe(false)
    expect(check(null, permission, 'https://example.com')).toBe(false)
  })

  it('no device is handed out', () => {
    expect(device()).toBe(false)
  })
})
