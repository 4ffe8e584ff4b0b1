/** The headless host in plain Node: prints its address and a QR code, and runs until stopped. */
import { homedir } from 'node:os'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { runInTerminal } from './terminal'
import { lineWriter } from '../startup/output'
import { startHost } from '../host'

void runInTerminal({
  argv: process.argv.slice(2),
  env: process.env,
  platform: process.platform,
  home: homedir(),
  colours: process.stdout.isTTY && !process.env['NO_COLOR'],
  startHost,
  print: lineWriter(process.stdout),
  complain: lineWriter(process.stderr),
  onLine(listener) {
    if (process.stdin.isTTY) createInterface({ input: process.stdin }).on('line', listener)
  },
  onSignal(listener) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener)
  },
  onCrash(listener) {
    process.on('uncaughtException', listener)
    process.on('unhandledRejection', listener)
  },
  exit: (code) => process.exit(code),
})
