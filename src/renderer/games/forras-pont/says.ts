/** What this game says, in both languages. */
import type { ForrasEvent, Own, Prompt, Table } from '../../../engine/games/forras-pont/facts'
import type { GameWords, Language } from '../../match/contract'
import type { Says } from './words'
import { en, enSays } from './words.en'
import { hu, huSays } from './words.hu'

export const says: Readonly<Record<Language, Says>> = { hu: huSays, en: enSays }
export const words: Readonly<Record<Language, GameWords<Table, Own, Prompt, ForrasEvent>>> = { hu, en }
