import type { Language } from '../../match/contract'
import * as en from './words.en'
import * as hu from './words.hu'
import type { TableWords } from './phrases'
import type { TownWords } from './types'

export const words: Readonly<Record<Language, TownWords>> = { hu: hu.words, en: en.words }
export const tableWords: Readonly<Record<Language, TableWords>> = { hu: hu.table, en: en.table }
