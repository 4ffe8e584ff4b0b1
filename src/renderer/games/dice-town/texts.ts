/** The game's words in both languages: the frame's, and those of board and controls. */
import type { Language } from '../../match/contract'
import { table as tableEn } from './table.en'
import { table as tableHu } from './table.hu'
import type { TownWords } from './types'
import type { TableWords } from './words'
import { words as en } from './words.en'
import { words as hu } from './words.hu'

export const words: Readonly<Record<Language, TownWords>> = { hu, en }
export const tableWords: Readonly<Record<Language, TableWords>> = { hu: tableHu, en: tableEn }
