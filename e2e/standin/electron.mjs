/**
 * A stand-in for the module `electron`, as small as the app's use of it and strict about the rest. Windows are real
 * Chromium windows; the test drives the rest over the process's message channel (see control.mjs).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { startChromium } from './chromium.mjs'
import { emitter, onlyKnown, strict } from './strict.mjs'
import { windowModel } from './window.mjs'

const appEvents = emitter('app', ['second-instance', 'activate', 'window-all-closed', 'before-quit', 'will-quit'])
const powerEvents = emitter('powerMonitor', ['resume', 'shutdown'])
const roles =
  'about services hide hideothers unhide quit close undo redo cut copy paste selectall reload resetzoom zoomin zoomout togglefullscreen toggledevtools window minimize zoom front help'

let ready = false
let quitting = false
let userData = ''
let locked = false
/** @type {() => void} */
let becomeReady = () => undefined
const whenReady = new Promise((resolve) => (becomeReady = () => resolve(undefined)))
/** @type {ReturnType<typeof startChromium> | null} */
let chromium = null

const windows = windowModel({
  chromium: () => {
    if (userData === '') throw new Error('stand-in: no userData')
    mkdirSync(userData, { recursive: true })
    return (chromium ??= startChromium(join(userData, 'chromium')))
  },
  ready: () => ready,
  onAllClosed: () => {
    if (quitting) return
    if (appEvents.heard('window-all-closed')) appEvents.emit('window-all-closed')
    else app.quit()
  },
  log: (line) => record.log.push(line),
})

/** What was asked of the system, for the test to look at. */
export const record = {
  /** @type {string[]} */
  log: [],
  clipboard: '',
  /** @type {string[]} */
  opened: [],
  /** @type {Map<number, string>} */
  blockers: new Map(),
  /** @type {any[]} */
  menu: [],
  /** @type {any} */
  permissions: {},
}

/** @type {((response: number) => void)[]} */
export const openDialogs = []
const instanceFile = () => join(userData, 'standin.pid')

/** @param {number} code */
function exit(code) {
  if (locked) rmSync(instanceFile(), { force: true })
  const end = () => process.exit(code)
  if (chromium)
    void chromium
      .then(
        ({ stop }) => stop(),
        () => undefined,
      )
      .then(end)
  else end()
}

export const app = strict('app', {
  on: appEvents.on,
  isPackaged: false,
  /** @param {string} name */
  setName: (name) => void name,
  /** @param {string} name @param {string} path */
  setPath: (name, path) => {
    if (name !== 'userData') throw new Error(`stand-in: setPath ${name}`)
    if (ready || locked) throw new Error('stand-in: userData is set too late')
    userData = path
  },
  requestSingleInstanceLock: () => {
    mkdirSync(userData, { recursive: true })
    const other = existsSync(instanceFile()) ? Number(readFileSync(instanceFile(), 'utf8')) : 0
    if (other > 0 && signal(other)) return false
    writeFileSync(instanceFile(), String(process.pid))
    process.on('SIGUSR2', () => appEvents.emit('second-instance', {}, [], ''))
    return (locked = true)
  },
  whenReady: () => whenReady,
  getLocale: () => process.env.ASZTAL_STANDIN_LOCALE ?? 'en-GB',
  quit: () => {
    if (!appEvents.emit('before-quit')) return
    quitting = true
    for (const model of [...windows.all]) {
      if (model.close()) continue
      quitting = false
      return
    }
    if (appEvents.emit('will-quit')) exit(0)
  },
  exit,
})

/** @param {number} pid */
function signal(pid) {
  try {
    return process.kill(pid, 'SIGUSR2')
  } catch {
    return false
  }
}

export const BrowserWindow = windows.BrowserWindow

export const clipboard = strict('clipboard', {
  /** @param {string} text */
  writeText: (text) => void (record.clipboard = text),
})

export const dialog = strict('dialog', {
  /** @param {any} options */
  showMessageBox: (options) => {
    onlyKnown('showMessageBox', options, ['type', 'message', 'detail', 'buttons', 'defaultId', 'cancelId'])
    process.send?.({ dialog: options })
    return new Promise((resolve) => openDialogs.push((response) => resolve({ response, checkboxChecked: false })))
  },
  /** @param {string} title @param {string} content */
  showErrorBox: (title, content) => {
    process.send?.({ error: { title, content } })
    console.error(`${title}: ${content}`)
  },
})

export const Menu = strict('Menu', {
  /** @param {any[]} template */
  buildFromTemplate: (template) => {
    checkMenu(template)
    return strict('menu', { template })
  },
  /** @param {{ template: any[] }} menu */
  setApplicationMenu: (menu) => void (record.menu = menu.template),
})

/** @param {any[]} items */
function checkMenu(items) {
  for (const item of items) {
    onlyKnown('menu item', item, [
      'type',
      'role',
      'id',
      'label',
      'accelerator',
      'enabled',
      'visible',
      'click',
      'submenu',
    ])
    if (item.role && !roles.split(' ').includes(item.role.toLowerCase())) throw new Error(`unknown role ${item.role}`)
    if (!item.label && item.type !== 'separator') throw new Error('stand-in: a menu item without a label')
    if (item.submenu) checkMenu(item.submenu)
  }
}

export const powerMonitor = strict('powerMonitor', { on: powerEvents.on })

let lastBlocker = 0
export const powerSaveBlocker = strict('powerSaveBlocker', {
  /** @param {string} kind */
  start: (kind) => {
    if (!['prevent-app-suspension', 'prevent-display-sleep'].includes(kind)) throw new Error(`unknown ${kind}`)
    record.blockers.set(++lastBlocker, kind)
    return lastBlocker
  },
  /** @param {number} id */
  stop: (id) => record.blockers.delete(id),
})

const displays = [
  { id: 1, workArea: { x: 0, y: 0, width: 1366, height: 768 } },
  { id: 2, workArea: { x: 1366, y: 0, width: 1920, height: 1080 } },
].slice(0, Number(process.env.ASZTAL_STANDIN_DISPLAYS ?? 1))
export const screen = strict('screen', {
  getPrimaryDisplay: () => afterReady(displays[0]),
  getAllDisplays: () => afterReady(displays),
})

const defaultSession = strict('session', {
  /** @param {unknown} handler */
  setPermissionRequestHandler: (handler) => void (record.permissions.request = handler),
  /** @param {unknown} handler */
  setPermissionCheckHandler: (handler) => void (record.permissions.check = handler),
  /** @param {unknown} handler */
  setDevicePermissionHandler: (handler) => void (record.permissions.device = handler),
})
export const session = strict('electron.session', {
  get defaultSession() {
    return afterReady(defaultSession)
  },
})

export const shell = strict('shell', {
  /** @param {string} file */
  showItemInFolder: (file) => void record.opened.push(file),
  /** @param {string} url */
  openExternal: async (url) => {
    // As on a computer where nothing opens such addresses.
    if (new URL(url).port === '1') throw new Error('no application knows how to open it')
    record.opened.push(url)
  },
})

/** @template Value @param {Value} value */
function afterReady(value) {
  if (!ready) throw new Error('stand-in: not before the app is ready')
  return value
}

/** For run.mjs: what Electron does once the main module is loaded to its end. */
export function start() {
  ready = true
  becomeReady()
}

/** For control.mjs. */
export const inside = { app, windows, powerEvents, chromium: () => chromium }
