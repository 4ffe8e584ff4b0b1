/** BrowserWindow and its contents: a window of Chromium's each. */
import { emitter, onlyKnown, strict } from './strict.mjs'

const options = [
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'show',
  'title',
  'icon',
  'backgroundColor',
  'fullscreen',
  'webPreferences',
]
const preferences = [
  'sandbox',
  'contextIsolation',
  'nodeIntegration',
  'nodeIntegrationInSubFrames',
  'nodeIntegrationInWorker',
  'webSecurity',
  'allowRunningInsecureContent',
  'experimentalFeatures',
  'webviewTag',
  'navigateOnDragDrop',
  'spellcheck',
]
const windowEvents = ['ready-to-show', 'focus', 'close', 'closed', 'unresponsive']
const contentsEvents = [
  'will-navigate',
  'will-redirect',
  'will-frame-navigate',
  'will-attach-webview',
  'render-process-gone',
  'did-navigate-in-page',
  'page-title-updated',
]

/** @typedef {{ window: any, close(): boolean, focus(): void, crash(): Promise<void>, state(): object }} Model */

/**
 * @param {{
 *   chromium(): Promise<Awaited<ReturnType<typeof import('./chromium.mjs').startChromium>>>
 *   ready(): boolean
 *   onAllClosed(): void
 *   log(line: string): void
 * }} world
 */
export function windowModel(world) {
  /** @type {Model[]} */
  const all = []
  /** @type {Model | null} */
  let focused = null

  /** @param {any} given @returns {Model} */
  function createModel(given) {
    onlyKnown('BrowserWindow', given, options)
    onlyKnown('webPreferences', given.webPreferences ?? {}, preferences)
    if (!world.ready()) throw new Error('Cannot create BrowserWindow before app is ready')
    const { x = 0, y = 0, width = 800, height = 600, webPreferences = {} } = given
    const events = emitter('BrowserWindow', windowEvents)
    const contentsEvent = emitter('webContents', contentsEvents)
    const state = {
      url: '',
      title: '',
      loading: false,
      crashed: false,
      destroyed: false,
      shown: given.show !== false,
      maximized: false,
    }
    /** @type {((details: { url: string }) => { action: string }) | null} */
    let opener = null
    /** What the app itself loads: no page's doing, so nobody is asked. */
    const ours = new Set()

    const opened = (async () => {
      const chromium = await world.chromium()
      const { page, targetId } = await chromium.openPage()
      await chromium.place(targetId, { x, y, width, height })
      await page.addInitScript(rightsOf(webPreferences))
      await page.addInitScript(unheard)
      // A page may close its own window.
      await page.exposeBinding('close', () => void close())
      // A request leaves out what is behind the #, which Electron tells.
      let wanted = ''
      const protocol = await page.context().newCDPSession(page)
      await protocol.send('Page.enable')
      protocol.on('Page.frameRequestedNavigation', ({ url }) => void (wanted = url))
      // Documents only: the browser goes on keeping everything else from window to window.
      await protocol.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] })
      protocol.on('Fetch.requestPaused', ({ requestId, request, frameId, redirectedRequestId }) => {
        const proceed = () => void protocol.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
        const asked = request.url
        const url = wanted.split('#')[0] === asked.split('#')[0] ? wanted : asked
        const isMainFrame = frameId === targetId
        const redirected = redirectedRequestId !== undefined
        if (isMainFrame && ours.delete(asked.split('#')[0])) return proceed()
        const framed = contentsEvent.emit('will-frame-navigate', { url, isMainFrame })
        const allowed = redirected
          ? contentsEvent.emit('will-redirect', { url, isMainFrame })
          : !isMainFrame || contentsEvent.emit('will-navigate', { url, isMainFrame })
        if (framed && allowed) return proceed()
        void protocol.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined)
      })
      page.on('framenavigated', (frame) => {
        if (frame !== page.mainFrame()) return
        const [before, now] = [state.url, frame.url()].map((url) => url.split('#')[0])
        state.url = frame.url()
        if (before === now) contentsEvent.emit('did-navigate-in-page', {}, state.url)
      })
      page.on('popup', async (popup) => {
        for (let tries = 0; popup.url() === 'about:blank' && tries < 60; tries++) await pause(50)
        const url = popup.url()
        const answer = opener ? opener({ url }) : { action: 'allow' }
        if (answer.action === 'deny') await popup.close()
        else world.log(`window opened by a page: ${url}`)
      })
      page.on('crash', () => {
        state.crashed = true
        contentsEvent.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
      })
      page.on('close', () => state.destroyed || destroyed())
      const titles = setInterval(() => void readTitle(), 200)
      const readTitle = async () => {
        const title = await page.title().catch(() => state.title)
        if (state.destroyed) return clearInterval(titles)
        if (title === state.title) return
        state.title = title
        contentsEvent.emit('page-title-updated', {}, title)
      }
      return page
    })()

    const destroyed = () => {
      state.destroyed = true
      all.splice(all.indexOf(model), 1)
      if (focused === model) focused = all.at(-1) ?? null
      events.emit('closed')
      if (all.length === 0) world.onAllClosed()
    }
    const focus = () => {
      if (focused === model) return
      focused = model
      events.emit('focus')
    }
    /** As a click on the window's cross. True if it was closed. */
    const close = () => {
      if (state.destroyed) return true
      if (!events.emit('close')) return false
      void opened.then((page) => page.close()).catch(() => undefined)
      destroyed()
      return true
    }

    const webContents = strict('webContents', {
      on: contentsEvent.on,
      /** @param {typeof opener} handler */
      setWindowOpenHandler: (handler) => void (opener = handler),
      getURL: () => state.url,
      isLoading: () => state.loading,
      isCrashed: () => state.crashed,
      isDestroyed: () => state.destroyed,
      /** @param {string} script */
      executeJavaScript: async (script) => (await opened).evaluate(script),
      reload: () => {
        // Playwright can't use a crashed page again: that it was to be loaded again is all that is told.
        world.log(`reload ${state.url}`)
        state.crashed = false
      },
      close,
    })
    const window = strict('BrowserWindow', {
      webContents,
      on: events.on,
      once: events.once,
      /** @param {string} url */
      loadURL: async (url) => {
        state.url = url
        state.loading = true
        const page = await opened
        ours.add(url.split('#')[0])
        await page.goto(url).finally(() => (state.loading = false))
        events.emit('ready-to-show')
      },
      show: () => {
        state.shown = true
        focus()
      },
      focus,
      restore: () => undefined,
      isDestroyed: () => state.destroyed,
      isMinimized: () => false,
      maximize: () => void (state.maximized = true),
      isMaximized: () => state.maximized,
      isFullScreen: () => given.fullscreen === true,
      getNormalBounds: () => ({ x, y, width, height }),
    })
    const model = {
      window,
      close,
      focus,
      crash: async () => void (await opened).goto('chrome://crash').catch(() => undefined),
      state: () => ({
        ...state,
        x,
        y,
        width,
        height,
        fullscreen: given.fullscreen === true,
        focused: focused === model,
      }),
    }
    all.push(model)
    return model
  }

  /** @param {any} given */
  function BrowserWindow(given) {
    return createModel(given).window
  }
  BrowserWindow.getAllWindows = () => all.map(({ window }) => window)
  BrowserWindow.getFocusedWindow = () => focused?.window ?? null
  /** Another program comes to the front. */
  const blur = () => void (focused = null)
  return { BrowserWindow: strict('BrowserWindow', BrowserWindow), all, blur }
}

/**
 * What a page would see of rights that it should not have.
 * @param {any} given
 */
function rightsOf(given) {
  // As Electron names itself.
  const rights = [
    "Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} Electron/45.3.2`, configurable: true })",
  ]
  if (given.nodeIntegration === true) rights.push('window.require = () => ({}); window.process = {}')
  if (given.contextIsolation === false) rights.push('window.notIsolated = true')
  if (given.sandbox === false) rights.push('window.notSandboxed = true')
  if (given.webSecurity === false) rights.push('window.notSecure = true')
  return rights.join('\n')
}

/** Runs in the page: laid out, but neither painted nor heard, which would take a processor for nobody. */
function unheard() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
  // Pages without an origin have no storage.
  if (location.protocol === 'http:') localStorage.setItem('asztal.sound', 'off')
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((later) => setTimeout(later, ms))
}
