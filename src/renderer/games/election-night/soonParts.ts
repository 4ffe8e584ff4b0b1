/** What no match begins with, in one file: see `soon.ts`. */
export { default as RegionCard } from './RegionCard.svelte'
