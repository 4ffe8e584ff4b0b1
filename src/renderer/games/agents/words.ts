/** What this game says, by language. */
import type { Point } from '../../../engine/games/agents/board'
import type { Table } from '../../../engine/games/agents/facts'
import type { Language } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const texts = part(spoken, (one) => one.texts)

/** An amount as people write it. */
export const amountText = (language: Language, amount: number) => spoken[language].amountText(amount)

/** A point's name: its letter and number, or whose headquarters it is. */
export const placeText = (language: Language, table: Table, point: Point, names: readonly string[]) =>
  spoken[language].placeText(table, point, names)
