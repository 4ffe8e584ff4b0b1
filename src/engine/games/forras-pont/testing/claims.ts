/** Sheets, boards and claims that several tests refer to. */
import type { Event } from '../facts'

// Pairs in a sheet's order: YY YL YR, LY LL LR, RY RL RR.
export const printed = '↘↙←↻↓→↗↑↖'
export const plain = '↑↗→↘↓↙←↖↻'
/** YL goes up, LL repeats. */
export const ladder = '↗↑→↘↻↓↙←↖'

/** The rulebook's sheet with a route of five discs that its operations allow. */
export const fiveDiscs = `
  .......
  .......
  .......
  ....Y..
  ...R...
  ....R..
  .....R.`
export const column = `
  ....... ....... ....... .......
  ...L...
  ...L...
  ...Y...`
export const columnClaim = 'claim L d1 d2 d3 d4 by 0 0 0'

/** The first event of a type. */
export const find = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined
