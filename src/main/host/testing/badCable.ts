/** A cable between two computers that delays, loses, duplicates and reorders frames, by a seed. */
import { execFileSync } from 'node:child_process'
import { Child } from './child'
import type { Computer, Networks } from './namespaces'

export interface Quality {
  /** How likely a frame is lost, and how likely it arrives twice. */
  readonly loss: number
  readonly twice: number
  /** How long it takes, give or take the jitter. */
  readonly delayMs: number
  readonly jitterMs: number
}

export const goodQuality: Quality = { loss: 0, twice: 0, delayMs: 0, jitterMs: 0 }

/** What became of the frames so far. */
export interface Carried {
  readonly carried: number
  readonly lost: number
  readonly doubled: number
}

export interface BadCable {
  /** Changes its quality from now on. */
  set(quality: Quality): Promise<Carried>
  pull(): void
  plug(): void
  end(): Promise<void>
}

/** Many kernels lack `tc netem`, so a small Python program carries the frames. */
export function whyNoBadCables(): string | null {
  try {
    execFileSync('python3', ['-c', 'import socket; socket.AF_PACKET'], { stdio: 'pipe', timeout: 10_000 })
    return null
  } catch {
    return 'a bad cable needs python3'
  }
}

/** Joins two computers as `Networks.join` does, but with the bad cable in between. */
export async function joinBadly(
  networks: Networks,
  cable: string,
  [one, oneAddress]: readonly [Computer, string],
  [other, otherAddress]: readonly [Computer, string],
  seed: number,
): Promise<BadCable> {
  const middle = networks.computer()
  const ends = [`${cable}a`, `${cable}b`] as const
  for (const [at, [computer, address]] of [[one, oneAddress] as const, [other, otherAddress] as const].entries()) {
    computer.ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', ends[at], 'netns', middle.inside[3])
    computer.ip('addr', 'add', `${address}/24`, 'dev', cable)
    computer.ip('link', 'set', cable, 'up')
    middle.ip('link', 'set', ends[at], 'up')
  }
  const carrier = new Child('./badCable.py', [...ends, String(seed)], middle.inside)
  await carrier.line((line) => 'ready' in line)
  return {
    set(quality) {
      const from = carrier.lines.length
      carrier.tell(quality)
      return carrier.line((line) => 'carried' in line, 5000, from)
    },
    pull: () => middle.ip('link', 'set', ends[1], 'down'),
    plug: () => middle.ip('link', 'set', ends[1], 'up'),
    end: () => carrier.end(),
  }
}
