/**
 * `npm start`: installs what is missing, builds what is stale, and opens the app; where there can be no window,
 * the same host without one. Plain Node, since at first nothing is installed.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { fetchElectron, installedElectron, whyNoWindow } from './lib/electron.mjs'
import { build, install, isBuilt, isInstalled } from './lib/fresh.mjs'
import { root } from './lib/run.mjs'

const argv = process.argv.slice(2)
const headless = argv.includes('--headless')
const passedOn = argv.filter((word) => word !== '--headless')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Asztal needs Node 20.19 or newer; this is ${process.versions.node}. Get a newer one: https://nodejs.org`)

// Until the host or the app runs, Ctrl-C simply ends.
const cancelled = new AbortController()
const cancel = () => {
  cancelled.abort()
  process.exit(0)
}
process.on('SIGINT', cancel)
process.on('SIGTERM', cancel)

// A shell between npm and us may die from a signal without passing it on: then it was meant for us.
const parent = process.ppid
if (process.env.npm_execpath && process.platform !== 'win32') {
  setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 500).unref()
}

if (!isInstalled()) await step('Installing packages', install)
if (!isBuilt()) await step('Building', build)

const binary = headless || argv.includes('--help') || argv.includes('-h') ? null : await electron()
process.off('SIGINT', cancel)
process.off('SIGTERM', cancel)
if (binary) openWindow(binary)
else await runHeadless()

/**
 * @param {string} name
 * @param {() => Promise<string | null>} work
 */
async function step(name, work) {
  const started = performance.now()
  process.stdout.write(`${name}… `)
  const wrong = await work()
  if (wrong !== null) {
    process.stdout.write('\n')
    fail(wrong)
  }
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Electron's binary, or null with one line that says why not. */
async function electron() {
  const none = whyNoWindow(process.platform, process.env, process.getuid?.() ?? null)
  if (none !== null) return sayNoWindow(none)
  const present = installedElectron()
  if (present) return present
  let shown = false
  const fetched = await fetchElectron({
    signal: cancelled.signal,
    onProgress(percent) {
      if (process.stdout.isTTY) process.stdout.write(`\rDownloading Electron… ${Math.round(percent * 100)}%`)
      else if (!shown) process.stdout.write('Downloading Electron…')
      shown = true
    },
  })
  if (shown) process.stdout.write('\n')
  return 'path' in fetched ? fetched.path : sayNoWindow(`Electron could not be downloaded (${fetched.why})`)
}

/** @param {string} why */
function sayNoWindow(why) {
  console.log(`No window: ${why}. Running without one; open the address below in a browser.`)
  return null
}

/** @param {string} file */
function openWindow(file) {
  const env = { ...process.env }
  delete env.ELECTRON_RUN_AS_NODE
  const child = spawn(file, [root, ...passedOn], { env, stdio: 'inherit' })
  let signals = 0
  let last = 0
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // npm passes on what the terminal has sent to everyone already.
    if (signals > 0 && performance.now() - last < 400) return
    last = performance.now()
    child.kill(++signals === 1 ? signal : 'SIGKILL')
  }
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  const started = performance.now()
  /** @param {string} why */
  const without = (why) => {
    process.off('SIGINT', pass)
    process.off('SIGTERM', pass)
    sayNoWindow(`Electron does not start here (${why})`)
    void runHeadless()
  }
  child.on('error', (error) => without(error.message))
  child.on('exit', (code, signal) => {
    // A missing system library is code 127, a sandbox that the system forbids a signal: both at once, before any window.
    const never = signals === 0 && performance.now() - started < 5000 && (code === 127 || code === null)
    if (never) without(signal ?? 'a system library is missing')
    else process.exit(code ?? (signals > 0 ? 0 : 1))
  })
}

async function runHeadless() {
  process.argv = [process.argv[0] ?? 'node', join(root, 'out/main/headless.js'), ...passedOn]
  await import(pathToFileURL(join(root, 'out/main/headless.js')).href)
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line)
  process.exit(1)
}
