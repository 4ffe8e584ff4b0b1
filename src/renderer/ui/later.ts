/** Components in separate files, fetched when they are first drawn. */
import type { Component } from 'svelte'
import Later from './Later.svelte'

type Props = Record<string, unknown>

/** A component like the one that `load` brings; once loaded, it is drawn at once. */
export function later<P extends Props>(load: () => Promise<{ readonly default: Component<P> }>): Component<P> {
  return bundle(load).part((module) => module.default)
}

/** Several components in one file. `fetch` loads it before any of them is drawn. */
export interface Bundle<Parts> {
  fetch(): Promise<Parts>
  part<P extends Props>(pick: (parts: Parts) => Component<P>): Component<P>
}

export function bundle<Parts>(load: () => Promise<Parts>): Bundle<Parts> {
  let loaded: Parts | null = null
  const fetch = async () => (loaded ??= await load())
  return {
    fetch,
    part(pick) {
      const drawn = () => (loaded === null ? fetch().then(pick) : pick(loaded))
      return ((anchor: never, props: never) => Later(anchor, { load: drawn as never, props })) as never
    },
  }
}

/** How long after its first use a page loads what it does not need yet. */
export const soonMs = 2500

/** A bundle that is prefetched once a page has had time to draw what it needs first. */
export function soon<Parts>(load: () => Promise<Parts>): Bundle<Parts> {
  const parts = bundle(load)
  // Tests would be over before it comes.
  if (import.meta.env.PROD) setTimeout(() => void parts.fetch().catch(() => {}), soonMs)
  return parts
}
