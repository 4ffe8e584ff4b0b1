/** What this game says, in both languages. */
import type { GameWords, Language } from '../../match/contract'
import type { ForrasEvent, Own, Prompt, Table } from '../../../engine/games/forras-pont/facts'
import type { Says } from './says'
import { enSays, en } from './words.en'
import { huSays, hu } from './words.hu'

export const says: Readonly<Record<Language, Says>> = { hu: huSays, en: enSays }
export const words: Readonly<Record<Language, GameWords<Table, Own, Prompt, ForrasEvent>>> = { hu, en }
