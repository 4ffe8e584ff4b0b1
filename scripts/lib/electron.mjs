/** Electron's binary: whether a window can be opened at all, and how the binary is fetched in bounded time. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root, run } from './run.mjs'

/** Without a byte for this long, a download is given up. */
const stallMs = 5000

/**
 * Why there can be no window here, or null.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @param {number | null} uid
 */
export function whyNoWindow(platform, env, uid) {
  if (platform !== 'linux') return null
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display'
  if (uid === 0) return "Electron's sandbox does not work for root"
  return null
}

/** The installed binary's path, or null. */
export function installedElectron() {
  try {
    const folder = electronFolder()
    const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
    const file = join(override ?? join(folder, 'dist'), readFileSync(join(folder, 'path.txt'), 'utf8').trim())
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

function electronFolder() {
  return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'))
}

/**
 * Downloads the binary, for as long as bytes keep coming. Returns its path, or why there is none.
 * @param {{ stall?: number, signal?: AbortSignal, onProgress?: (percent: number) => void }} [options]
 * @returns {Promise<{ path: string } | { why: string }>}
 */
export async function fetchElectron({ stall = stallMs, signal, onProgress } = {}) {
  const stalled = new AbortController()
  const stop = () => stalled.abort(new Error('cancelled'))
  signal?.addEventListener('abort', stop)
  let timer = setTimeout(() => stalled.abort(new Error('no answer')), stall)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(new Error('the download has stalled')), stall)
  }
  try {
    const fromElectron = createRequire(join(electronFolder(), 'package.json'))
    const { version } = fromElectron('./package.json')
    const { downloadArtifact } = await import(pathOf(fromElectron.resolve('@electron/get')))
    const download = downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      cacheRoot: process.env.electron_config_cache,
      checksums: fromElectron('./checksums.json'),
      downloadOptions: {
        quiet: true,
        signal: stalled.signal,
        getProgressCallback: (/** @type {{ percent: number }} */ { percent }) => {
          alive()
          onProgress?.(percent)
        },
      },
    })
    // Name resolution may hang where an abort doesn't reach: don't wait for it longer than for bytes.
    const given = new Promise((_, reject) => {
      stalled.signal.addEventListener('abort', () => reject(stalled.signal.reason))
    })
    await Promise.race([download, given])
    clearTimeout(timer)
    // The archive is in the cache now; Electron's own installer checks and unpacks it.
    const installer = join(electronFolder(), 'install.js')
    const { code, output } = await run(process.execPath, [installer], { quiet: true, timeoutMs: 120_000 })
    const path = installedElectron()
    if (code !== 0 || path === null) return { why: lastLine(output) || 'it could not be unpacked' }
    return { path }
  } catch (error) {
    return { why: stalled.signal.aborted ? stalled.signal.reason.message : reasonOf(error) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** @param {string} file */
function pathOf(file) {
  return new URL(`file://${file.startsWith('/') ? '' : '/'}${file.replaceAll('\\', '/')}`).href
}

/** @param {unknown} error */
function reasonOf(error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return lastLine(cause instanceof Error ? cause.message || String(cause) : String(cause))
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? ''
}
