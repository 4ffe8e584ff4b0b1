import { optionSpecs } from '../../../engine/games/zertz/options'
import { historyOf } from '../../../engine/games/zertz/record'
import { rules } from '../../../engine/games/zertz/rules'
import { asScreen } from '../../match/contract'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { createDraft, nextOf } from './draft.svelte'
import { motionOf } from './motion'
import Player from './Player.svelte'
import { boardWords, words } from './words'

export const screen = asScreen({
  optionSpecs,
  rules,
  createDraft,
  Board,
  Controls,
  Player,
  history: ({ seat, table }) =>
    historyOf(table)
      .slice(0, -1)
      .map((earlier) => ({ seat, table: earlier, own: null })),
  caption({ table }) {
    const last = table.moves.at(-1)
    return last ? `${table.moves.length}. ${last.text}` : '0.'
  },
  pace: (events) => motionOf(events).total,
  words,
  next({ draft, view, prompt, language }) {
    const next = prompt?.type === 'move' ? nextOf(view.table, draft) : null
    return next && boardWords[language].next[next]
  },
  rulesPages: {
    en: () => import('../../../../docs/rules/zertz.md?raw'),
    hu: () => import('../../../../docs/rules/zertz.hu.md?raw'),
  },
  cloth: { '--cloth': '#56646f', '--cloth-edge': '#3c474f', '--accent': '#d9bd80' },
})
