/** What pages in the app's windows may do: show the host's own pages, with a web page's rights and no more. */
import type { Session, WebContents, WebPreferences } from 'electron'
import { readUrl, windowRoute } from './routes'

/** No Node, no preload, no bridge: windows speak to the host over its socket, as phones do. */
export const pagePreferences: WebPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
}

/** Harmless permissions that a click asks for: copying an address, going full screen. */
const granted: readonly string[] = ['clipboard-sanitized-write', 'fullscreen']

/** Where a link may lead: to a page of this host, to another host on the same network, or nowhere. */
export type Destination = 'own' | 'neighbour' | 'nowhere'

export function destination(url: string, ownUrl: string): Destination {
  const to = readUrl(url)
  if (to === null || to.username !== '' || to.password !== '') return 'nowhere'
  if (to.origin === new URL(ownUrl).origin) return 'own'
  return to.protocol === 'http:' && isNearby(to.hostname) ? 'neighbour' : 'nowhere'
}

/** An address on a home network: private or link-local IPv4, or a .local name. */
function isNearby(hostname: string): boolean {
  if (/^[a-z0-9-]+\.local$/.test(hostname)) return true
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(hostname)
  if (!parts) return false
  const [first, second] = [Number(parts[1]), Number(parts[2])]
  return (
    first === 10 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254)
  )
}

export interface Doors {
  readonly ownUrl: string
  /** Where others reach this host. */
  addresses(): readonly string[]
  /** Where a table of this host was moved to; null if it is still here, or never was. */
  movedTo(table: string): string | null
  /** A window would follow its table to another computer: the person is asked. Resolves with their answer. */
  mayFollow(url: string): Promise<boolean>
  /** Shows a page of another computer, to which the person has agreed. */
  load(url: string): void
  /** One of our pages wants its own window. */
  openWindow(url: string): void
  /** A link leads to another host nearby. */
  openNeighbour(url: string): void
}

type Knows<K extends keyof Doors> = Pick<Doors, K>

/**
 * Whether a window that shows one of our tables is being sent to exactly the computer that this host released that
 * table to.
 */
export function followsTable(from: string, to: string, doors: Knows<'ownUrl' | 'movedTo' | 'addresses'>): boolean {
  const { table } = windowRoute(from)
  const place = nearPlace(table && doors.movedTo(table), doors.addresses())
  if (place === null || destination(from, doors.ownUrl) !== 'own') return false
  return isSameTable(from, to) && readUrl(to)?.origin === place
}

/**
 * Whether a window that has followed its table is sent on with it. This host can't check where: the person is asked
 * again.
 */
function followsOn(from: string, to: string, { addresses }: Knows<'addresses'>): boolean {
  return isSameTable(from, to) && nearPlace(to, addresses()) !== null
}

function isSameTable(from: string, to: string): boolean {
  const [{ table }, target] = [windowRoute(from), readUrl(to)]
  const isPlain = target?.username === '' && target.password === ''
  return isPlain && table !== null && windowRoute(to).table === table
}

/** Our own page for an address at which others reach this host; null for any other address. */
function ownPage(url: string, { ownUrl, addresses }: Knows<'ownUrl' | 'addresses'>): string | null {
  const to = readUrl(url)
  const isOurs = to !== null && addresses().some((one) => readUrl(one)?.origin === to.origin)
  return isOurs ? new URL(to.hash, ownUrl).href : null
}

/** An address to which a window may follow a table: a home network's, or one beside this computer's own. */
export function nearPlace(url: string | null, own: readonly string[]): string | null {
  const place = readUrl(url ?? '')
  if (place?.protocol !== 'http:') return null
  const net = (address: string) => readUrl(address)?.hostname.replace(/\.\d+$/, '')
  return isNearby(place.hostname) || own.some((one) => net(one) === net(place.href)) ? place.origin : null
}

/** Keeps a window on the host's pages; and on those of one other computer, if it has followed a table there. */
export function guardContents(contents: WebContents, doors: Doors): void {
  /** The place to which this window has followed its table. */
  let followed: string | null = null
  let asking = false
  const isThere = (url: string): boolean => followed !== null && readUrl(url)?.origin === followed
  const follow = async (url: string): Promise<void> => {
    if (asking) return
    asking = true
    const yes = await doors.mayFollow(url).catch(() => false)
    asking = false
    if (!yes || contents.isDestroyed()) return
    followed = readUrl(url)!.origin
    doors.load(url)
  }
  const leave = (url: string): void => {
    if (destination(url, doors.ownUrl) === 'neighbour') doors.openNeighbour(url)
  }
  contents.setWindowOpenHandler(({ url }) => {
    if (destination(url, doors.ownUrl) !== 'own') leave(url)
    else if (destination(contents.getURL(), doors.ownUrl) === 'own') doors.openWindow(url)
    return { action: 'deny' }
  })
  contents.on('will-navigate', (event) => {
    const to = destination(event.url, doors.ownUrl)
    if (to === 'own') followed = null
    if (to === 'own' || isThere(event.url)) return
    event.preventDefault()
    const from = contents.getURL()
    const home = isThere(from) ? ownPage(event.url, doors) : null
    if (home !== null) {
      followed = null
      doors.load(home)
    } else if (isThere(from) ? followsOn(from, event.url, doors) : followsTable(from, event.url, doors))
      void follow(event.url)
    else leave(event.url)
  })
  contents.on('will-redirect', (event) => {
    if (destination(event.url, doors.ownUrl) !== 'own') event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

/** Grants our own pages the harmless permissions, and denies everything else. */
export function guardSession(session: Session, ownUrl: string): void {
  const may = (permission: string, asking: string): boolean =>
    granted.includes(permission) && destination(asking, ownUrl) === 'own'
  session.setPermissionRequestHandler((_, permission, answer, details) =>
    answer(may(permission, details.requestingUrl)),
  )
  session.setPermissionCheckHandler((_, permission, origin) => may(permission, origin))
  session.setDevicePermissionHandler(() => false)
}
