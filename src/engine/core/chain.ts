/**
 * A device's salts as a hash chain. Its head is told before the match begins and fixes them all: the device adds one
 * link for each step that it answers, and can no longer choose it.
 */
import { hexHash } from './hash'

/** The last step that has a link. Longer matches continue without links; no game draws chance that late. */
export const lastLink = 1023

/** The link one step earlier; for the setup's link, the head. */
export function linkBefore(link: string): string {
  return hexHash(`asztal/link/1|${link}`)
}

/** Whether going back this many steps from a link leads to an earlier one. */
export function leadsBack(link: string, steps: number, earlier: string): boolean {
  let at = link
  for (let step = 0; step < steps; step++) at = linkBefore(at)
  return at === earlier
}

export interface Chain {
  readonly head: string
  /** By step; 0 is the setup's. */
  readonly links: readonly string[]
}

/** The chain made from a device's secret, 256 random bits in hex, with links up to the step `last`. */
export function chainOf(secret: string, last = lastLink): Chain {
  return lengthen([secret], last, last)!
}

/** Adds up to `most` links to a chain that begins with the device's secret. Null until the chain is whole. */
export function lengthen(backwards: string[], most: number, last = lastLink): Chain | null {
  for (let added = 0; added < most && backwards.length <= last; added++) backwards.push(linkBefore(backwards.at(-1)!))
  if (backwards.length <= last) return null
  const links = [...backwards].reverse()
  return { head: linkBefore(links[0]), links }
}
