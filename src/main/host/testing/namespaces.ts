/** Pretend computers: network namespaces of this one, joined by virtual cables. */
import { execFileSync } from 'node:child_process'
import process from 'node:process'

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: 'pipe', timeout: 5000 })
}

const mark = `asz${process.pid}`

/** Removes what an earlier run left behind if it was killed. */
function sweep(): void {
  const left = execFileSync('ip', ['netns', 'list'], { encoding: 'utf8', timeout: 5000 })
  for (const [, name, pid] of left.matchAll(/^(asz(\d+)-\w+)/gm)) {
    try {
      process.kill(Number(pid), 0)
    } catch {
      ip('netns', 'delete', name)
    }
  }
}

/** Why namespaces don't work here, or `null` if they do. */
export function whyNoNamespaces(): string | null {
  if (process.platform !== 'linux') return 'network namespaces are a thing of Linux'
  if (process.getuid?.() !== 0) return 'making network namespaces needs root'
  const name = `${mark}-try`
  try {
    sweep()
    ip('netns', 'add', name)
    ip('-n', name, 'link', 'set', 'lo', 'up')
    ip('-n', name, 'link', 'add', 'try0', 'type', 'veth', 'peer', 'name', 'try1')
    return null
  } catch (error) {
    return `\`ip netns\` does not work: ${String(error).split('\n')[0]}`
  } finally {
    try {
      ip('netns', 'delete', name)
    } catch {
      // It was never made.
    }
  }
}

export interface Computer {
  /** Prefix that runs a command there. */
  readonly inside: readonly string[]
  /** Runs `ip` there. */
  ip(...args: string[]): void
}

export class Networks {
  #names: string[] = []

  computer(): Computer {
    const name = `${mark}-${this.#names.length}`
    ip('netns', 'add', name)
    this.#names.push(name)
    ip('-n', name, 'link', 'set', 'lo', 'up')
    return { inside: ['ip', 'netns', 'exec', name], ip: (...args) => ip('-n', name, ...args) }
  }

  /** A cable between two computers: adapter `cable` at both ends, with these addresses. */
  join(cable: string, one: Computer, oneAddress: string, other: Computer, otherAddress: string): void {
    one.ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', cable, 'netns', other.inside[3])
    for (const [computer, address] of [
      [one, oneAddress],
      [other, otherAddress],
    ] as const) {
      // Without an IPv6 address that comes by itself a moment later: browsers give up what they load
      // when a network changes.
      computer.ip('link', 'set', cable, 'addrgenmode', 'none')
      computer.ip('addr', 'add', `${address}/24`, 'dev', cable)
      computer.ip('link', 'set', cable, 'up')
    }
  }

  /** Takes everything down again; cables go with their computers. */
  remove(): void {
    for (const name of this.#names.splice(0)) {
      try {
        ip('netns', 'delete', name)
      } catch (error) {
        console.error(`namespace ${name} is left behind: ${String(error)}`)
      }
    }
  }
}
