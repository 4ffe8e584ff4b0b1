/** The people that the host's computer knows from earlier matches. */
import type { Avatar } from './avatars'

/** Somebody who has played at this host before. */
export interface Regular {
  readonly name: string
  readonly avatar: Avatar | null
}

/** How a person is found again: by the name alone, however it is capitalised. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}
