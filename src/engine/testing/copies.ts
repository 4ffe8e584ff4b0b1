/**
 * Finds secrets that stand where everyone can read them. Twin worlds don't show those that chance deals: both are dealt the
 * same, and an imagined world keeps the table as it is.
 */
import type { AnyWorld, Seat, Told } from '../core/contract'
import type { Match } from '../core/match'
import { bytes } from './freeze'

/** A value by the path to it, and so for everything inside it. */
type Parts = ReadonlyMap<string, string>

/** A game with its matches at every ask, and what was told before each. */
export interface PlayedAsks {
  readonly asks: readonly Match[]
  readonly told: readonly (readonly Told[])[]
}

/**
 * Copies of secrets on the table and in what is told: where each stands, and what it is. `tells`: events that make secrets
 * known beside those that reveal.
 */
export function copiedSecrets(games: Iterable<PlayedAsks>, tells: readonly string[] = []): readonly string[] {
  const onTable = new Copies()
  const inEvents = new Map<string, Copies>()
  for (const { asks, told } of games) {
    const known = new Known(tells)
    for (const [at, { world }] of asks.entries()) {
      const now = told[at] ?? []
      known.hear(now, secretsOf(world))
      onTable.compare(partsOf('table', world.table), known.without(secretsOf(world)))
      for (const one of now) {
        const copies = inEvents.get(one.event.type) ?? new Copies()
        inEvents.set(one.event.type, copies)
        copies.compare(partsOf(`event ${one.event.type}`, one.event), known.without(secretsOf(world, one)))
      }
    }
  }
  return [onTable, ...inEvents.values()].flatMap((copies) => copies.found)
}

/** Fewer may be equal by chance. */
const least = { times: 8, values: 4 }

/** What was the same as some secret whenever both were there. */
class Copies {
  readonly #firstSeen = new Map<string, number>()
  readonly #equal = new Map<string, Map<string, { readonly values: Set<string>; times: number }>>()
  #time = 0

  compare(open: Parts, secrets: Parts): void {
    this.#time++
    const paths = new Map<string, string[]>()
    for (const [path, value] of secrets) {
      this.#see(path)
      paths.set(value, [...(paths.get(value) ?? []), path])
    }
    for (const [path, value] of open) {
      this.#see(path)
      const equal = this.#equal.get(path) ?? new Map<string, { values: Set<string>; times: number }>()
      this.#equal.set(path, equal)
      for (const [secret, seen] of equal) {
        const other = secrets.get(secret)
        if (other === value) {
          seen.values.add(value)
          seen.times++
        } else if (other !== undefined) equal.delete(secret)
      }
      for (const secret of paths.get(value) ?? [])
        if (Math.max(this.#firstSeen.get(path)!, this.#firstSeen.get(secret)!) === this.#time)
          equal.set(secret, { values: new Set([value]), times: 1 })
    }
  }

  #see(path: string): void {
    if (!this.#firstSeen.has(path)) this.#firstSeen.set(path, this.#time)
  }

  /** The whole only, where all of its parts are copies too. */
  get found(): readonly string[] {
    const all = [...this.#equal].flatMap(([path, equal]) =>
      [...equal]
        .filter(([, { times, values }]) => times >= least.times && values.size >= least.values)
        .map(([secret]) => [path, secret] as const),
    )
    const inside = (path: string) => all.some(([whole]) => path !== whole && /^[.[]/.test(path.replace(whole, '')))
    return all.filter(([path]) => !inside(path)).map(([path, secret]) => `${path} is ${secret}`)
  }
}

/** Secrets that events have made known, as long as they stay what they were. */
class Known {
  readonly #tells: readonly string[]
  readonly #known = new Map<string, string>()

  constructor(tells: readonly string[]) {
    this.#tells = tells
  }

  hear(told: readonly Told[], secrets: Parts): void {
    const telling = told.filter(({ reveals, event }) => reveals || this.#tells.includes(event.type))
    const shown = new Set(telling.flatMap(({ event }) => [...partsOf('', event).values()]))
    for (const [path, value] of secrets) {
      if (shown.has(value)) this.#known.set(path, value)
      else if (this.#known.get(path) !== value) this.#known.delete(path)
    }
  }

  without(secrets: Parts): Parts {
    return new Map([...secrets].filter(([path]) => !this.#known.has(path)))
  }
}

/** What those who hear this can't know; without it, what a spectator can't. */
function secretsOf({ own, hidden }: AnyWorld, told?: Told): Parts {
  const hears = (seat: Seat) => told !== undefined && told.to !== 'all' && told.to.includes(seat)
  const { seat } = (told?.event ?? {}) as { seat?: Seat }
  const secrets = partsOf('hidden', hidden)
  for (const [owner, facts] of own.entries())
    if (!hears(owner)) {
      partsOf(`own[${owner}]`, facts, secrets)
      if (owner === seat) partsOf('own[seat]', facts, secrets)
    }
  return secrets
}

function partsOf(path: string, value: unknown, into = new Map<string, string>()): Map<string, string> {
  into.set(path, bytes(value))
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      partsOf(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, inner, into)
  return into
}
