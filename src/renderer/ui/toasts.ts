/** Which short messages are in sight. */
export interface Toast {
  readonly id: number
  readonly text: string
  /** `news`: something happened while nobody was looking; it stays long enough to be noticed. */
  readonly kind: 'note' | 'news' | 'trouble'
  /** A rule that can be looked up. */
  readonly rule: string | null
  /** Comings and goings, told together: there is one such message at a time. */
  readonly crowd: Crowd | null
}

/** Who has come, gone or come back: the same thing of all of them. */
export interface Crowd {
  readonly what: string
  readonly names: readonly string[]
}

export const staysMs: Readonly<Record<Toast['kind'], number>> = { note: 3200, news: 30_000, trouble: 6000 }

const mostToasts = 3

/** What a crowd is with one more person. */
export function withPerson(crowd: Crowd | null, what: string, name: string): Crowd {
  const others = crowd?.what === what ? crowd.names.filter((one) => one !== name) : []
  return { what, names: [...others, name] }
}

/** Adds a toast in place of one that says the same. When there are too many the oldest goes, news last of all. */
export function withToast(all: readonly Toast[], toast: Toast): readonly Toast[] {
  const crowd = toast.crowd && all.find((one) => one.crowd !== null)
  if (crowd) return all.map((one) => (one === crowd ? { ...toast, id: crowd.id } : one))
  const next = [...all.filter(({ text }) => text !== toast.text), toast]
  if (next.length <= mostToasts) return next
  const leaves = next.find(({ kind }) => kind !== 'news') ?? next[0]
  return next.filter((one) => one !== leaves)
}

export function withoutToast(all: readonly Toast[], id: number): readonly Toast[] {
  return all.filter((one) => one.id !== id)
}

/**
 * Where toasts stand, top down: one that has gone leaves its place empty until nothing stands below it, so that no toast
 * moves while it is being read.
 */
export function placesAfter(places: readonly Toast[], all: readonly Toast[]): readonly Toast[] {
  const known = places.map((place) => all.find(({ id }) => id === place.id) ?? place)
  const kept = [...known, ...all.filter(({ id }) => places.every((one) => one.id !== id))]
  const last = kept.findLastIndex(({ id }) => all.some((one) => one.id === id))
  return kept.slice(0, last + 1)
}
