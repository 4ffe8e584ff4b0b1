/** The game's words in both languages: the frame's, and those of board and controls. */
import type { Language } from '../../match/contract'
import type { TownWords } from './types'
import type { TableWords } from './words'
import * as en from './words.en'
import * as hu from './words.hu'

export const words: Readonly<Record<Language, TownWords>> = { hu: hu.words, en: en.words }
export const tableWords: Readonly<Record<Language, TableWords>> = { hu: hu.table, en: en.table }
