/** What devices add to chance, as it is written down. `chance.ts` draws from it. */

/** A link of a chain (256 bits), or 128 random bits in matches begun before there were chains. */
export const saltPattern = /^(?:[0-9a-f]{32}){1,2}$/

export const away = 'away'

/** A seat's part in the setup: its device's salt, `away` if none came in time, null for a bot. */
export type SetupSalt = string | null

/** How a match's chance is mixed. All of it is text: ids, hashes and salts in lower-case hex. */
export interface Mix {
  /** The match's unique id. */
  readonly match: string
  /** What every device was told before it gave its first salt. */
  readonly commitment: string
  /** The heads of the devices' chains by seat, told to every device before the first salt. Missing in format 2. */
  readonly heads?: readonly SetupSalt[] | undefined
  /** By seat. */
  readonly salts: readonly SetupSalt[]
}
