/** What no match begins with, in one file: see `soon.ts`. */
export { default as Decide } from './Decide.svelte'
export { default as Drama } from './Drama.svelte'
export { default as MyCards } from './MyCards.svelte'
export { default as Offer } from './Offer.svelte'
export { default as Reaction } from './Reaction.svelte'
export { default as Settle } from './Settle.svelte'
export { default as Tricks } from './Tricks.svelte'
