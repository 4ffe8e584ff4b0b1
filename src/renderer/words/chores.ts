/** What a host sees to now and then, in the language spoken now. Those pages carry both languages, so that no other loads them. */
import { chores as en } from './en/chores'
import { chores as hu } from './hu/chores'
import { language } from './index.svelte'

export const chores = () => ({ en, hu })[language()]
