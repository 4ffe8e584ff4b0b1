/** Where the showing of a step's events is. A tap anywhere skips to its end. */
import { untrack } from 'svelte'
import type { Event } from '../../../engine/games/election-night/events'
import { marksOf, animationOf, revealPart, type StepAnimation, type RevealPart } from './animation'
import { fallsBy, type Fall } from './falls'
import type { ElectionStage } from './types'

export interface Timeline {
  readonly animation: StepAnimation
  /** Milliseconds into the step's events, at the last moment that matters. */
  readonly now: number
  readonly part: RevealPart
  /** What the map shows: numbers still to be stamped are left out. */
  readonly fields: ElectionStage['view']['table']['fields']
  /** The regions that changed hands by what is stamped so far. */
  readonly falls: readonly Fall[]
}

const nothing: readonly Event[] = []

/** Follows a stage's events; call it while a component is being set up. */
export function followEvents(stage: () => ElectionStage): Timeline {
  let reached = $state.raw<{ events: readonly Event[]; now: number }>({ events: [], now: Infinity })
  // A value of its own: the stage says more often that it changed than there are new events.
  const events = $derived(stage().past ? nothing : stage().events)
  const animation = $derived(animationOf(events))
  const now = $derived(reached.events === events ? reached.now : 0)

  $effect(() => {
    const shown = events
    const marks = marksOf(animation)
    const to = (at: number) => (reached = { events: shown, now: at })
    if (marks.length === 0) return void untrack(() => to(Infinity))
    untrack(() => to(0))
    const timers = marks.map((mark, i) => setTimeout(() => to(i === marks.length - 1 ? Infinity : mark), mark))
    const skip = () => {
      for (const timer of timers) clearTimeout(timer)
      to(Infinity)
    }
    addEventListener('pointerdown', skip, { capture: true, once: true })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('pointerdown', skip, { capture: true })
    }
  })

  const fields = $derived.by(() => {
    const { fields } = stage().view.table
    const { stamps } = animation
    if (![...stamps.values()].some((at) => at > now)) return fields
    return fields.map((mark, field) => ((stamps.get(field) ?? 0) > now ? null : mark))
  })
  const falls = $derived(animation.stamps.size === 0 ? [] : fallsBy(fields, new Set(animation.stamps.keys())))

  // One that is taken from a party is heard.
  $effect(() => {
    const taken = falls.find(({ from, to }) => from !== null && to !== null)
    if (!taken) return
    const listener = untrack(stage)
    listener.sound(listener.seat === taken.from ? 'loss' : listener.seat === taken.to ? 'gain' : 'reveal')
  })

  return {
    get animation() {
      return animation
    },
    get now() {
      return now
    },
    get part() {
      return revealPart(animation, now)
    },
    get fields() {
      return fields
    },
    get falls() {
      return falls
    },
  }
}
