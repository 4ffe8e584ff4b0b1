import type { Session, WebContents } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { destination, guardContents, guardSession, pagePreferences } from './security'

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

/** Contents that only remember what was asked of them. */
function fakeContents() {
  const listeners = new Map<string, (event: unknown) => void>()
  let opener: ((details: { url: string }) => unknown) | null = null
  const contents = {
    on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    setWindowOpenHandler: (handler: typeof opener) => (opener = handler),
  }
  const doors = { ownUrl: own, openWindow: vi.fn(), openNeighbour: vi.fn() }
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
