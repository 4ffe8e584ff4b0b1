/**
 * Finds secrets that stand where everyone can read them. Twin worlds don't show those that chance deals: both are dealt the
 * same, and an imagined world keeps the table as it is.
 */
import type { AnyWorld, Seat, Told } from '../core/contract'
import type { Match } from '../core/match'
import { bytes } from './freeze'

/** A value by the path to it, and so for everything inside it. */
type Parts = ReadonlyMap<string, string>

/** Fewer may be equal by chance. */
const least = { times: 8, values: 4 }

/** What was always the same as something in the other place, as long as it was there. */
class Equals {
  readonly #all = new Map<string, { readonly in: Set<string>; readonly values: Set<string>; times: number }>()

  note(parts: Parts, others: Parts): void {
    for (const [path, value] of parts) {
      const noted = this.#all.get(path)
      if (noted === undefined) {
        const same = [...others].filter(([, other]) => other === value).map(([other]) => other)
        this.#all.set(path, { in: new Set(same), values: new Set([value]), times: 1 })
      } else if (noted.in.size > 0) {
        for (const other of noted.in) if (others.get(other) !== value) noted.in.delete(other)
        noted.values.add(value)
        noted.times++
      }
    }
  }

  get found(): readonly (readonly [path: string, other: string])[] {
    return [...this.#all]
      .filter(([, { times, values }]) => times >= least.times && values.size >= least.values)
      .flatMap(([path, noted]) => [...noted.in].map((other) => [path, other] as const))
  }
}

/** Copies of secrets on the table and in what is told: where each stands, and whose it is. `tells`: events that may. */
export function copiedSecrets(games: Iterable<PlayedAsks>, tells: readonly string[] = []): readonly string[] {
  const onTable = new Equals()
  const inEvents = new Map<string, Equals>()
  for (const { asks, told } of games)
    for (const [at, { world }] of asks.entries()) {
      onTable.note(secretsOf(world), partsOf('table', world.table))
      for (const one of told[at] ?? []) {
        if (one.reveals || tells.includes(one.event.type)) continue
        const equals = inEvents.get(one.event.type) ?? new Equals()
        inEvents.set(one.event.type, equals)
        equals.note(partsOf(one.event.type, one.event), secretsOf(world, one))
      }
    }
  return [
    ...onTable.found.map(([secret, open]) => `${open} is ${secret}`),
    ...[...inEvents.values()].flatMap(({ found }) => found.map(([open, secret]) => `event ${open} is ${secret}`)),
  ]
}

/** A game with its matches at every ask, and what was told before each. */
export interface PlayedAsks {
  readonly asks: readonly Match[]
  readonly told: readonly (readonly Told[])[]
}

/** What those who hear this can't know; without it, what a spectator can't. */
function secretsOf({ own, hidden }: AnyWorld, told?: Told): Parts {
  const hears = (seat: Seat) => told !== undefined && told.to !== 'all' && told.to.includes(seat)
  const { seat } = (told?.event ?? {}) as { seat?: Seat }
  const secrets = new Map(partsOf('hidden', hidden))
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
