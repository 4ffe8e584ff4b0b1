/** Command line arguments of the desktop app and the headless host. */
import { parseArgs } from 'node:util'
import { messageOf } from '../errors'

export interface Arguments {
  /** Preferred port. */
  readonly port: number
  /** The data folder, or null for the platform's place. */
  readonly data: string | null
  /** Whether to advertise over mDNS. */
  readonly announce: boolean
  readonly help: boolean
}

export const defaultPort = 7400

/** Parses the command line; a string says what is wrong with it. */
export function readArguments(argv: readonly string[]): Arguments | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'no-announce': { type: 'boolean' },
        headless: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const port = values.port === undefined ? defaultPort : readPort(values.port)
    if (port === null) return `--port: ${values.port}`
    if (values.data?.trim() === '') return '--data: ""'
    return { port, data: values.data ?? null, announce: !values['no-announce'], help: values.help ?? false }
  } catch (error) {
    return messageOf(error)
  }
}

/** A port from 0 (any free one) to 65535. */
function readPort(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : null
}

/** Picks the app's own arguments out of those that Electron and Chromium add. */
export function ownArguments(argv: readonly string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] as string
    const next = argv[at + 1]
    if (/^--(port|data)=/.test(word) || word === '--no-announce') own.push(word)
    else if ((word === '--port' || word === '--data') && next !== undefined) {
      own.push(word, next)
      at++
    }
  }
  return own
}

/** For tests: how long bots pause before answering, and how much faster than real time clocks run. */
export function testPace(env: Readonly<Record<string, string | undefined>>): {
  botPause?: number
  clockSpeed?: number
} {
  const number = (name: string) => (/^\d{1,5}$/.test(env[name] ?? '') ? Number(env[name]) : null)
  const pause = number('ASZTAL_BOT_PAUSE')
  const speed = number('ASZTAL_CLOCK_SPEED')
  return { ...(pause === null ? {} : { botPause: pause }), ...(speed ? { clockSpeed: speed } : {}) }
}
