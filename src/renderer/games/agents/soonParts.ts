/** What no match begins with, in one file: see `soon.ts`. */
export { default as AgentSheet } from './AgentSheet.svelte'
export { default as AmountSheet } from './AmountSheet.svelte'
export { default as Auction } from './Auction.svelte'
export { default as Duel } from './Duel.svelte'
export { default as Notebook } from './Notebook.svelte'
export { default as OrderCard } from './OrderCard.svelte'
export { default as Veto } from './Veto.svelte'
