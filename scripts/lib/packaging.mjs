/** Making installers: the tool for it is installed apart, when it is first needed. */
import { join } from 'node:path'
import { isInstalled } from './fresh.mjs'
import { npm, root, run } from './run.mjs'

export const packagingFolder = join(root, 'packaging')

/** Installs the packaging tool if it is missing. Returns what went wrong, or null. */
export async function ensurePackaging() {
  if (isInstalled(packagingFolder)) return null
  const { command, args } = npm()
  const wanted = ['ci', '--prefix', packagingFolder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run(command, [...args, ...wanted], { quiet: true, timeoutMs: 300_000 })
  return code === 0 ? null : output.trim() || `npm ci: ${code}`
}

/**
 * Runs electron-builder on the build in out/.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export function pack(args, options = {}) {
  const cli = join(packagingFolder, 'node_modules', 'electron-builder', 'cli.js')
  const common = ['--projectDir', root, '--config', join(packagingFolder, 'electron-builder.yml'), '--publish', 'never']
  return run(process.execPath, [cli, ...common, ...args], options)
}
