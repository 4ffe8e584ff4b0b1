/** The app's windows: home, one for each seat on this computer, the shared screen. All show pages of the host. */
import { BrowserWindow, screen as electronScreen } from 'electron'
import type { WebContents } from 'electron'
import { placeWindow } from './placement'
import type { Displays, Placement, PlacementFile } from './placement'
import { placeOf, windowRoute } from './routes'
import type { WindowRoute } from './routes'
import { guardContents, pagePreferences } from './security'
import type { Doors } from './security'

export interface WindowsOptions {
  readonly ownUrl: string
  readonly placements: PlacementFile
  readonly icon: string | null
  log(line: string): void
  openNeighbour(url: string): void
  addresses: Doors['addresses']
  movedTo: Doors['movedTo']
  mayFollow: Doors['mayFollow']
  /** Whether the last window may be closed now; if not, the person is asked, and it closes later if they agree. */
  mayCloseLast(): boolean
  /** A page has crashed or hangs. */
  onTrouble(contents: WebContents, trouble: 'gone' | 'hung', why: string): void
  /** Windows, their pages or the foremost one have changed. */
  onChange(): void
}

export interface Windows {
  /** Opens a page of ours (a path or hash behind the host's address), or brings forward the window that shows it. */
  open(path: string): void
  /** Brings the app forward. */
  show(): void
  /** What every window shows now. */
  urls(): string[]
  /** What the foremost window shows. */
  foremost(): WindowRoute | null
  /** The language that the foremost page speaks, as its document says. */
  pageLanguage(): Promise<unknown>
}

const leastSize = { minWidth: 360, minHeight: 560 }

export function createWindows(options: WindowsOptions): Windows {
  const { ownUrl, placements } = options
  const places = new Map<BrowserWindow, string>()

  const open = (path: string): void => {
    const url = new URL(path, ownUrl).href
    const same = BrowserWindow.getAllWindows().find((window) => window.webContents.getURL() === url)
    if (same) return bringForward(same)
    const place = freePlace(placeOf(url), [...places.values()])
    const placement = placeWindow(place, placements.recall(place), displays())
    const window = createWindow(placement, options.icon)
    places.set(window, place)
    const load = (to: string): void =>
      void window.loadURL(to).catch((error: Error) => {
        // Closing a window while it loads is nobody's fault.
        if (!window.isDestroyed()) options.log(`window: ${error.message}`)
      })
    const { openNeighbour, addresses, movedTo, mayFollow } = options
    const doors = { ownUrl, openWindow: open, openNeighbour, addresses, movedTo, mayFollow, load }
    watchContents(window, doors, options)
    watchWindow(window, place, options, () => places.delete(window))
    if (placement.maximized) window.maximize()
    window.once('ready-to-show', () => window.show())
    load(url)
  }

  return {
    open,
    show() {
      const window = foremost()
      if (window) bringForward(window)
      else open('')
    },
    urls: () => BrowserWindow.getAllWindows().map((window) => window.webContents.getURL()),
    foremost() {
      const window = foremost()
      return window && windowRoute(window.webContents.getURL())
    },
    async pageLanguage() {
      const contents = foremost()?.webContents
      if (!contents || contents.isLoading() || contents.isCrashed()) return null
      return contents.executeJavaScript('document.documentElement.lang').catch(() => null)
    },
  }
}

function createWindow({ box, fullScreen }: Placement, icon: string | null): BrowserWindow {
  return new BrowserWindow({
    ...box,
    ...leastSize,
    show: false,
    title: 'Asztal',
    ...(icon === null ? {} : { icon }),
    backgroundColor: '#1c1a17',
    fullscreen: fullScreen,
    webPreferences: pagePreferences,
  })
}

/** Two windows of a kind share no position: the second is placed as a new one. */
function freePlace(wanted: string, taken: readonly string[]): string {
  let place = wanted
  for (let n = 2; taken.includes(place); n++) place = `${wanted} ${n}`
  return place
}

function watchContents({ webContents: contents }: BrowserWindow, doors: Doors, options: WindowsOptions): void {
  guardContents(contents, doors)
  contents.on('render-process-gone', (_, { reason }) => {
    if (reason !== 'clean-exit') options.onTrouble(contents, 'gone', reason)
  })
  contents.on('did-navigate-in-page', options.onChange)
  contents.on('page-title-updated', options.onChange)
}

/** Keeps the window's position when it closes, and asks before the last one does. */
function watchWindow(window: BrowserWindow, place: string, options: WindowsOptions, gone: () => void): void {
  const contents = window.webContents
  window.on('unresponsive', () => options.onTrouble(contents, 'hung', 'unresponsive'))
  window.on('focus', options.onChange)
  window.on('close', (event) => {
    const last = BrowserWindow.getAllWindows().length === 1
    if (last && !options.mayCloseLast()) return event.preventDefault()
    const { x, y, width, height } = window.getNormalBounds()
    const box = { x, y, width, height }
    options.placements.keep(place, { box, maximized: window.isMaximized(), fullScreen: window.isFullScreen() })
  })
  window.on('closed', () => {
    gone()
    options.onChange()
  })
}

function foremost(): BrowserWindow | null {
  return BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0] ?? null
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

function displays(): Displays {
  const primary = electronScreen.getPrimaryDisplay()
  const others = electronScreen.getAllDisplays().filter((display) => display.id !== primary.id)
  return [primary.workArea, ...others.map((display) => display.workArea)]
}
