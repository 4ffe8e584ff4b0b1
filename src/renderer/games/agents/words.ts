/** What this game says, by language. */
import type { Point } from '../../../engine/games/agents/board'
import type { Table } from '../../../engine/games/agents/facts'
import type { Language } from '../../match/contract'
import type { Texts } from './texts'
import { amountEn, textsEn } from './texts.en'
import { amountHu, textsHu } from './texts.hu'
import { en, placeEn } from './words.en'
import { hu, placeHu } from './words.hu'

export const words = { hu, en }
export const texts: Readonly<Record<Language, Texts>> = { hu: textsHu, en: textsEn }

/** An amount as people write it. */
export const amountText = (language: Language, amount: number) =>
  language === 'hu' ? amountHu(amount) : amountEn(amount)

/** A point's name: its letter and number, or whose headquarters it is. */
export const placeText = (language: Language, table: Table, point: Point, names: readonly string[]) =>
  language === 'hu' ? placeHu(table, point, names) : placeEn(table, point, names)
