/** The desktop app. Wires up what only Electron can do; the decisions are in the files beside it. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { app, clipboard, dialog, Menu, powerMonitor, powerSaveBlocker, session, shell } from 'electron'
import type { WebContents } from 'electron'
import { version } from '../../../package.json'
import { testPace, ownArguments, readArguments } from '../startup/arguments'
import { messageOf, stackOf } from '../errors'
import { keepAwake, wantedWake } from './awake'
import { chosenFolder } from '../startup/dataFolder'
import { lockFolder } from '../startup/dataLock'
import { prepareForFirewall } from './firewall'
import { startHost } from '../host'
import type { RunningHost } from '../host'
import { openLog } from '../startup/logFile'
import { ignoreErrors } from '../startup/output'
import { menuTemplate } from './menu'
import { iconFile, pagesDir } from '../startup/paths'
import { placementFile } from './placement'
import { quitting } from './quitting'
import { aboutPage, nextSeat, screenOf, windowRoute } from './routes'
import { guardSession } from './security'
import { shellWords } from './shellWords'
import type { ShellWords } from './shellWords'
import { createWindows } from './windows'
import type { Windows } from './windows'
import { languageOf, languages, words } from '../startup/words'
import type { Language } from '../startup/words'

const args = readArguments(ownArguments(process.argv.slice(1)))
const wanted = typeof args === 'string' ? null : args.data
const folder = chosenFolder(wanted, process.platform, process.env, homedir())
const { log, file: logFile } = openLog(folder)

app.setName('Asztal')
// Chromium's own files beside ours; the single-instance lock follows this folder.
app.setPath('userData', join(folder, 'app'))

let language: Language = 'en'
let host: RunningHost | null = null
let windows: Windows | null = null
let releaseLock = (): void => undefined
const say = (): ShellWords => shellWords[language]

const leaving = quitting({
  host: () => host,
  confirm: () => confirm({ message: say().quitQuestion, detail: say().quitDetail }, [say().stay, say().leave]),
  quit: () => app.quit(),
  exit: (code) => app.exit(code),
  tidy() {
    log('stop')
    releaseLock()
  },
})

/** True if the person chose the second of two buttons. Escape and Enter mean the first. */
async function confirm(text: { message: string; detail: string }, buttons: [string, string]): Promise<boolean> {
  const { response } = await dialog.showMessageBox({ type: 'question', ...text, buttons, defaultId: 0, cancelId: 0 })
  return response === 1
}

/** Says what happened and what to do, then exits. */
function giveUp(text: string): void {
  dialog.showErrorBox('Asztal', text)
  releaseLock()
  app.exit(1)
}

for (const stream of [process.stdout, process.stderr]) ignoreErrors(stream)
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)
function crash(error: unknown): void {
  log(`crash: ${stackOf(error)}`)
  giveUp(words[language].crashed(messageOf(error), logFile))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    leaving.withoutAsking()
    app.quit()
  })
}

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => windows?.show())
  void app.whenReady().then(boot)
} else {
  // The instance already running comes to the front.
  app.exit(0)
}

async function boot(): Promise<void> {
  language = languageOf(app.getLocale())
  if (typeof args === 'string') return giveUp(words[language].badArguments(args))
  const lock = lockFolder(folder)
  if (!lock.held) return giveUp(words[language].dataInUse(lock.pid, lock.file))
  releaseLock = () => lock.release()
  log(`start: ${version}, electron ${process.versions['electron']}, ${process.platform}`)

  const { firewall: message, firewallDetail: detail, understood } = say()
  await prepareForFirewall(process.platform, folder, () =>
    dialog.showMessageBox({ type: 'info', message, detail, buttons: [understood] }),
  )
  const running = await startHost({
    dataDir: folder,
    pagesDir,
    port: args.port,
    appVersion: version,
    announce: args.announce,
    ...testPace(process.env),
    log,
  })
  host = running
  guardSession(session.defaultSession, running.localUrl)
  openWindows(running)

  app.on('activate', () => windows?.show())
  app.on('window-all-closed', () => process.platform !== 'darwin' && app.quit())
  app.on('before-quit', (event) => !leaving.mayQuit() && event.preventDefault())
  app.on('will-quit', (event) => {
    event.preventDefault()
    leaving.finish()
  })
  powerMonitor.on('shutdown', () => leaving.withoutAsking())
  powerMonitor.on('resume', () => running.woke())
}

function openWindows(running: RunningHost): void {
  const opened = createWindows({
    ownUrl: running.localUrl,
    placements: placementFile(join(folder, 'windows.json')),
    icon: existsSync(iconFile) ? iconFile : null,
    log,
    openNeighbour: (url) => void openNeighbour(url),
    addresses: () => running.addresses(),
    movedTo: (table) => running.movedTo(table),
    mayFollow,
    mayCloseLast: () => process.platform === 'darwin' || leaving.mayQuit(),
    onTrouble: (contents, trouble, why) => void onTrouble(contents, trouble, why),
    onChange: () => refresh(),
  })
  windows = opened
  const sharedScreen = (): boolean => opened.urls().some((url) => windowRoute(url).kind === 'screen')
  const stayAwake = keepAwake(powerSaveBlocker, () => wantedWake(running.playing(), sharedScreen()))
  const refresh = (): void => {
    stayAwake()
    buildMenu(running, opened)
    void opened.pageLanguage().then((spoken) => {
      const next = languages.find((known) => known === spoken)
      if (!next || next === language) return
      language = next
      buildMenu(running, opened)
    })
  }
  running.onChange(stayAwake)
  buildMenu(running, opened)
  opened.open('')
}

function buildMenu(running: RunningHost, opened: Windows): void {
  const table = opened.foremost()?.table ?? null
  const state = { platform: process.platform, table, developing: !app.isPackaged }
  const template = menuTemplate(say(), state, {
    home: () => opened.open(''),
    seat: () => table && opened.open(nextSeat(table, opened.urls())),
    screen: () => table && opened.open(screenOf(table)),
    copyAddress: () => void clipboard.writeText(running.addresses()[0] ?? running.localUrl),
    licences: () => opened.open('licences.txt'),
    showLog: () => shell.showItemInFolder(logFile),
    about: () => opened.open(aboutPage(process.versions)),
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

/** Another host's page is a web page like any other: it opens in the browser, if the person agrees. */
async function openNeighbour(url: string): Promise<void> {
  const text = { message: say().neighbourQuestion, detail: say().neighbourDetail(url) }
  if (!(await confirm(text, [say().cancel, say().open]))) return
  try {
    await shell.openExternal(url)
  } catch (error) {
    log(`no browser for ${url}: ${String(error)}`)
    await dialog.showMessageBox({ type: 'warning', message: say().noBrowser, detail: url, buttons: [say().understood] })
  }
}

/** A table was moved to another computer. Its pages are shown here only if the person at this window agrees. */
function mayFollow(url: string): Promise<boolean> {
  const { followQuestion: message, followDetail, stayHere, follow } = say()
  return confirm({ message, detail: followDetail(new URL(url).host) }, [stayHere, follow])
}

async function onTrouble(contents: WebContents, trouble: 'gone' | 'hung', why: string): Promise<void> {
  log(`window ${trouble}: ${why}`)
  const again = await (trouble === 'gone'
    ? confirm({ message: say().goneQuestion, detail: say().goneDetail }, [say().close, say().loadAgain])
    : confirm({ message: say().hungQuestion, detail: say().hungDetail }, [say().wait, say().loadAgain]))
  if (contents.isDestroyed()) return
  if (again) contents.reload()
  else if (trouble === 'gone') contents.close()
}
