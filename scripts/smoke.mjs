/** `npm run smoke`: starts the packaged app of this platform in dist/ and looks whether its host answers. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './lib/run.mjs'

const port = 7491
const patienceMs = 60_000

/** The packaged program, wherever this platform's folder is. */
function program() {
  const dist = join(root, 'dist')
  const inside =
    { win32: 'Asztal.exe', darwin: 'Asztal.app/Contents/MacOS/Asztal' }[String(process.platform)] ?? 'asztal'
  for (const folder of existsSync(dist) ? readdirSync(dist) : []) {
    if (existsSync(join(dist, folder, inside))) return join(dist, folder, inside)
  }
  throw new Error('There is no packaged app in dist/: npm run dist -- --dir')
}

const data = mkdtempSync(join(tmpdir(), 'asztal-smoke-'))
// Nobody is there to read what Windows is about to ask.
writeFileSync(join(data, 'firewall-told'), '')
const args = ['--data', data, '--port', String(port), '--no-announce', ...process.argv.slice(2)]
const app = spawn(program(), args, { stdio: 'inherit' })
let ended = false
app.on('exit', () => (ended = true))

const until = Date.now() + patienceMs
let answered = false
while (!answered && !ended && Date.now() < until) {
  await new Promise((later) => setTimeout(later, 500))
  answered = await fetch(`http://127.0.0.1:${port}/`).then(
    async (response) => response.status === 200 && (await response.text()).includes('<html'),
    () => false,
  )
}
app.kill()
await new Promise((later) => (ended ? later(null) : app.once('exit', later)))
rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 })
console.log(answered ? 'The packaged app answers.' : 'The packaged app does not answer.')
process.exit(answered ? 0 : 1)
