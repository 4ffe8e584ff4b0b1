/** Running the host in a terminal: what is printed, and how it stops. */
import { renderUnicodeCompact } from 'uqr'
import { messageOf, stackOf } from '../errors'
import { version } from '../../../package.json'
import { readArguments, testPace, type Arguments } from '../startup/arguments'
import { chosenFolder } from '../startup/dataFolder'
import { lockFolder } from '../startup/dataLock'
import type { HostOptions, RunningHost } from '../host'
import { openLog } from '../startup/logFile'
import { pagesDir } from '../startup/paths'
import { terminalLanguage, words } from '../startup/words'
import type { Words } from '../startup/words'

/** Everything the program takes from outside. */
export interface Terminal {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly home: string
  /** Whether colours may be used: scanners need a QR code dark on light. */
  readonly colours: boolean
  startHost(options: HostOptions): Promise<RunningHost>
  print(line: string): void
  complain(line: string): void
  /** Calls back with every line that is typed, where somebody can. */
  onLine(listener: (line: string) => void): void
  onSignal(listener: () => void): void
  onCrash(listener: (error: unknown) => void): void
  exit(code: number): void
}

/** Signals closer than this count as one: npm forwards what the terminal already sent to every process. */
const sameSignalMs = 400
/** How long a clean stop may take. */
const stopMs = 5000

export async function runInTerminal(terminal: Terminal): Promise<void> {
  const say = words[terminalLanguage(terminal.env)]
  const args = readArguments(terminal.argv)
  if (typeof args === 'string') {
    terminal.complain(`${say.badArguments(args)}\n${say.usage}`)
    return terminal.exit(2)
  }
  if (args.help) {
    terminal.print(say.usage)
    return terminal.exit(0)
  }
  const folder = chosenFolder(args.data, terminal.platform, terminal.env, terminal.home)
  const release = takeFolder(folder, terminal, say)
  if (release !== null) await hostIn(folder, release, args, terminal, say)
}

/** Locks the data folder. Null: it can't be used, and the program has been told to end. */
function takeFolder(folder: string, terminal: Terminal, say: Words): (() => void) | null {
  try {
    const lock = lockFolder(folder)
    if (lock.held) return () => lock.release()
    terminal.complain(say.dataInUse(lock.pid, lock.file))
  } catch (error) {
    terminal.complain(say.badFolder(folder, messageOf(error)))
  }
  terminal.exit(1)
  return null
}

async function hostIn(dataDir: string, release: () => void, args: Arguments, terminal: Terminal, say: Words) {
  const { log, file: logFile } = openLog(dataDir)
  const giveUp = (logged: string, error: unknown, complaint: string): void => {
    log(`${logged}: ${stackOf(error)}`)
    terminal.complain(complaint)
    release()
    terminal.exit(1)
  }
  const stop = stopOnSignal(terminal, say, release)
  terminal.onCrash((error) => giveUp('crash', error, say.crashed(messageOf(error), logFile)))

  log(`start: ${version}, node ${process.versions.node}, ${terminal.platform}`)
  const { port, announce } = args
  const pace = testPace(terminal.env)
  let host: RunningHost
  try {
    host = await terminal.startHost({ dataDir, pagesDir, port, appVersion: version, announce, ...pace, log })
  } catch (error) {
    return giveUp('no start', error, say.cannotStart(messageOf(error)))
  }
  stop.running(host)
  if (port !== 0 && host.port !== port) terminal.print(say.portTaken(port, host.port))
  if (host.diskFull()) terminal.print(say.diskFull(dataDir))
  showAddresses(host, terminal, say)
  askAboutOffers(host, terminal, say)
}

/** Asks whether a table may be moved here; yes or no is typed. */
function askAboutOffers(host: RunningHost, terminal: Terminal, say: Words): void {
  let asked: number | null = null
  const ask = (): void => {
    const [offer] = host.offers()
    if (offer && offer.id !== asked) terminal.print(say.offer(offer.table, offer.from, offer.number))
    asked = offer?.id ?? null
  }
  terminal.onLine((line) => {
    if (asked === null || line.trim() === '') return
    host.decideOffer(asked, /^(y|yes|i|igen)$/i.test(line.trim()))
  })
  host.onChange(ask)
}

/** The first signal stops cleanly, a second one at once. */
function stopOnSignal(terminal: Terminal, say: Words, release: () => void): { running(host: RunningHost): void } {
  let host: RunningHost | null = null
  let first: number | null = null
  const finish = (code: number): void => {
    release()
    terminal.exit(code)
  }
  terminal.onSignal(() => {
    const now = performance.now()
    if (first !== null) return now - first < sameSignalMs ? undefined : finish(130)
    first = now
    terminal.print(`\n${say.stopping}`)
    const late = setTimeout(() => finish(1), stopMs)
    Promise.resolve(host?.close()).then(
      () => {
        clearTimeout(late)
        terminal.print(say.stopped)
        finish(0)
      },
      () => finish(1),
    )
  })
  return {
    running: (started) => {
      host = started
    },
  }
}

/** Prints the address and its QR code, and again when the network changes. */
function showAddresses(host: RunningHost, terminal: Terminal, say: Words): void {
  let shown: string | null = null
  const show = (): void => {
    const [best, ...others] = host.addresses()
    const address = page(best ?? host.localUrl)
    if (address === shown) return
    if (shown !== null) terminal.print(`\n${say.newAddress}`)
    shown = address
    terminal.print(`Asztal: ${address}`)
    if (best === undefined) return terminal.print(say.noNetwork)
    terminal.print(qrCode(address, terminal.colours))
    if (others.length > 0) terminal.print(`${say.alsoAt} ${others.map(page).join(' ')}`)
    terminal.print(say.scan)
  }
  show()
  host.onChange(show)
}

/** An address as a browser shows it. */
function page(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

/** Draws light modules as blocks, white on black whatever the terminal's colours. */
function qrCode(address: string, colours: boolean): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n')
  return lines.map((line) => (colours ? `\u001b[97;40m${line}\u001b[0m` : line)).join('\n')
}
