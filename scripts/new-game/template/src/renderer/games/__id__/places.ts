import type { Event } from '../../../engine/games/__id__/facts'

/** What an event names, as `data-look` on the board: a tap on its line in the log lights it. */
export const placesOf = ({ type }: Event): readonly string[] => (type === 'won' ? [] : ['heap'])
