/** Pieces of the kit that are only drawn now and then. */
import { later } from '../later'

export const ReactionBubble = later(() => import('./ReactionBubble.svelte'))
