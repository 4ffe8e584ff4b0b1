import { ask } from '../../../engine/games/zertz/ask'
import { manifest } from '../../../engine/games/zertz/manifest'
import { missingFromSets } from '../../../engine/games/zertz/outcome'
import { optionSpecs } from '../../../engine/games/zertz/options'
import { historyOf } from '../../../engine/games/zertz/record/replay'
import { clock } from '../../../engine/games/zertz/time'
import { asPresentation } from '../../match/contract'
import { later } from '../../ui/later'
import { animationOf } from './animation'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { nextStep } from './draft'
import { createDraft } from './draft.svelte'
import { placesOf } from './places'
import Player from './Player.svelte'
import { repliesTo } from './replies'
import { boardWords, words } from './words'

export const presentation = asPresentation({
  optionSpecs,
  rules: { ask, clock, seats: manifest.seats },
  createDraft,
  Board,
  Controls,
  Player,
  Screen: later(() => import('./Screen.svelte')),
  Ending: later(() => import('./Ending.svelte')),
  suspense: true,
  unscored: true,
  standing: (table) => table.captured.map((_, seat) => -Math.min(...Object.values(missingFromSets(table, seat)))),
  panel: 200,
  headline: '24vw',
  history: ({ seat, table }) =>
    historyOf(table)
      .slice(0, -1)
      .map((earlier) => ({ seat, table: earlier, own: null })),
  caption({ table }) {
    const last = table.moves.at(-1)
    return last ? `${table.moves.length}. ${last.text}` : '0.'
  },
  pace: (events) => animationOf(events).total,
  reveal: (events) => animationOf(events).total,
  turning: ({ type }) => type === 'claimed' || type === 'won' || type === 'drawn',
  places: placesOf,
  calls: (aside) => aside.type === 'takeBack' && aside.say === 'answer',
  keepsDraft: (events) => events.every(({ type }) => type === 'backAsked' || type === 'backDeclined'),
  words,
  next({ draft, view, prompt, language, names }) {
    if (view.table.request) return null
    const next = prompt?.type === 'move' ? nextStep(view.table, draft.chosen) : null
    if (next === null) return null
    const say = boardWords[language]
    const replies = repliesTo(view.table, draft.chosen)
    if (replies === null) return say.next[next]
    const { hauls } = replies
    const lead =
      next === 'moves' && draft.chosen.remove === null ? say.noFree : hauls.length === 0 ? say.next[next] : ''
    return `${lead} ${say.reply(names[1 - view.table.turn], hauls, view.table.options.overlooked)}`.trim()
  },
  rulesPages: {
    en: () => import('../../../../docs/rules/zertz.md?raw'),
    hu: () => import('../../../../docs/rules/zertz.hu.md?raw'),
  },
  cloth: { '--cloth': '#5d6b73', '--cloth-edge': '#1b2328', '--accent': '#d9bd80' },
})
