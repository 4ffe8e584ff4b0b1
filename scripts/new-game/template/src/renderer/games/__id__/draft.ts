/** A turn under construction, as plain functions: how many stones are picked, counted from the top of the heap. */
import type { Answer, Prompt } from '../../../engine/games/__id__/facts'

/** How many stones would be taken with this one: it and all that lie above it. Stones are numbered from the ground. */
export function countWith(heap: number, stone: number): number {
  return heap - stone
}

/** Whether a stone can be tapped: it lies near enough to the top for this turn. */
export function isPickable(heap: number, prompt: Prompt | null, stone: number): boolean {
  return prompt !== null && countWith(heap, stone) <= prompt.most
}

/** How many are picked after another count was chosen; choosing the same again puts them back. */
export function afterPick(picked: number, count: number): number {
  return picked === count ? 0 : count
}

/** The answer, once something is picked. */
export function finished(picked: number): Answer | null {
  return picked === 0 ? null : { type: 'take', count: picked }
}
