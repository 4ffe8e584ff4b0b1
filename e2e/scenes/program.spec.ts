import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, freePort, root, startHost, test } from '../support'

/** Runs the built host to its end. */
async function runOnce(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'out/main/headless.js'), ...args], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

test('the host without a window prints its address and a QR code, and Ctrl-C stops it cleanly', async ({ host }) => {
  await expect.poll(() => host.output()).toMatch(/[█▀▄]{10}/)
  expect((await fetch(host.url)).status).toBe(200)
  expect(existsSync(join(host.dataDir, 'asztal.lock'))).toBe(true)
  expect(await host.stop()).toBe(0)
  expect(existsSync(join(host.dataDir, 'asztal.lock'))).toBe(false)
  expect(readFileSync(join(host.dataDir, 'logs', 'asztal.log'), 'utf8')).toContain(`port ${host.port}`)
})

test('after kill -9 it starts again on the same data and the same port', async ({ host }) => {
  const before = host.pid
  await host.crash()
  expect(host.pid).not.toBe(before)
  expect((await fetch(host.url)).status).toBe(200)
})

test('a second host on the same data is refused in plain words', async ({ host }) => {
  const { code, output } = await runOnce(['--data', host.dataDir, '--port', '0', '--no-announce'])
  expect(code).toBe(1)
  expect(output).toContain(`already running with this data folder (process ${host.pid})`)
})

test('a taken port moves to the next free one', async () => {
  const port = await freePort()
  const blocker = createServer().listen(port)
  await once(blocker, 'listening')
  await expect(startHost({ port })).rejects.toThrow(/wanted port/)
  blocker.close()
})

test('a wrong argument is refused with the usage', async () => {
  const { code, output } = await runOnce(['--port', 'many'])
  expect(code).toBe(2)
  expect(output).toContain('Usage:')
})
