/** The words of seldom pages, in the language spoken now. */
import { namingBots } from './botArticles'
import { language } from './index.svelte'
import { seldom } from './seldom'

const spoken = { en: seldom.en, hu: namingBots(seldom.hu) }

export const about = () => spoken[language()].about
export const past = () => spoken[language()].past
export const replayWords = () => spoken[language()].replay
export const shareWords = () => spoken[language()].share
