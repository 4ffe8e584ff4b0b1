import { seatCount, type Event } from '../../../engine/games/agents/facts'
import { remembers } from '../../../engine/games/agents/ask'
import { optionSpecs } from '../../../engine/games/agents/parse'
import { asScreen } from '../../match/contract'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { createDraft, finished } from './draft.svelte'
import Ending from './Ending.svelte'
import Opened from './Opened.svelte'
import Player from './Player.svelte'
import Screen from './Screen.svelte'
import { agentNames } from './figures'
import { texts, words } from './words'

/** How long each kind of event is to be seen. */
const lengths: Partial<Record<Event['type'], number>> = {
  booked: 300,
  ordered: 250,
  vetoed: 350,
  held: 350,
  raised: 350,
  gaveUp: 350,
  withdrew: 350,
  foiled: 350,
  moved: 350,
  carried: 350,
  murdered: 600,
  skipped: 200,
}

export const screen = asScreen({
  optionSpecs,
  rules: { remembers, seats: { min: seatCount, max: seatCount } },
  createDraft,
  Board,
  Controls,
  Player,
  Screen,
  Ending,
  Opened,
  replay: async () => (await import('../../../engine/games/agents/rules')).rules,
  pace: (events) => events.reduce((sum, event) => sum + (lengths[event.type] ?? 0), 0),
  words,
  next: ({ draft, language }) =>
    draft.agent === null || draft.asking !== null
      ? null
      : texts[language].next(agentNames[language][draft.agent], draft.deed, finished(draft) !== null),
  rulesPages: {
    en: () => import('../../../../docs/rules/agents.md?raw'),
    hu: () => import('../../../../docs/rules/agents.hu.md?raw'),
  },
  cloth: { '--cloth': '#241d42', '--cloth-edge': '#0e0b1d', '--accent': '#ffd76a' },
})
