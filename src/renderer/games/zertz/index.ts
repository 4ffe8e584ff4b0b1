import { optionSpecs } from '../../../engine/games/zertz/parse'
import { historyOf } from '../../../engine/games/zertz/record/replay'
import { rules } from '../../../engine/games/zertz/rules'
import { asScreen } from '../../match/contract'
import { animationOf } from './animation'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { nextStep } from './draft'
import { createDraft } from './draft.svelte'
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
  pace: (events) => animationOf(events).total,
  words,
  next({ draft, view, prompt, language }) {
    const next = prompt?.type === 'move' ? nextStep(view.table, draft.move) : null
    return next && boardWords[language].next[next]
  },
  rulesPages: {
    en: () => import('../../../../docs/rules/zertz.md?raw'),
    hu: () => import('../../../../docs/rules/zertz.hu.md?raw'),
  },
  cloth: { '--cloth': '#56646f', '--cloth-edge': '#3c474f', '--accent': '#d9bd80' },
})
