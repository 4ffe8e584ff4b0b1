/** The words of seldom pages, in the language spoken now. */
import { language } from './index.svelte'
import { seldom } from './seldom'

export const about = () => seldom[language()].about
export const past = () => seldom[language()].past
export const replayWords = () => seldom[language()].replay
export const shareWords = () => seldom[language()].share
