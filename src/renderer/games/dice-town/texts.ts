/** The game's words in both languages: the frame's, and those of board and controls. */
import { dictionary, part } from '../../words/dictionary'

const spoken = dictionary({ hu: () => import('./words.hu'), en: () => import('./words.en') })
export const words = part(spoken, (one) => one.words)
export const tableWords = part(spoken, (one) => one.table)
