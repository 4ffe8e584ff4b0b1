/** Pieces of the kit that are drawn now and then. */
import { later } from '../later'

export const ReactionBubble = later(() => import('./ReactionBubble.svelte'))
