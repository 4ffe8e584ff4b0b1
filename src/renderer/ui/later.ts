/** Components in files of their own, fetched when they are first drawn. */
import type { Component } from 'svelte'
import Later from './Later.svelte'

type Props = Record<string, unknown>

/** A component like the one that `load` brings; once loaded, it is drawn at once. */
export function later<P extends Props>(load: () => Promise<{ readonly default: Component<P> }>): Component<P> {
  let loaded: Component<P> | null = null
  const part = () =>
    loaded ??
    load().then((module) => {
      loaded = module.default
      return loaded
    })
  return ((anchor: never, props: P) => Later(anchor, { load: part as never, props })) as unknown as Component<P>
}
