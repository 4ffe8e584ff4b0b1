/** What no match begins with, in one file: see `soon.ts`. */
export { default as CheckStrip } from './CheckStrip.svelte'
export { default as ClaimControls } from './ClaimControls.svelte'
export { default as Offers } from './Offers.svelte'
export { default as Sheets } from './Sheets.svelte'
export { default as Verdict } from './Verdict.svelte'
export { default as VerdictLine } from './VerdictLine.svelte'
