import { remembers } from '../../../engine/games/agents/remembers'
import { stepsHome } from '../../../engine/games/agents/board'
import { manifest } from '../../../engine/games/agents/manifest'
import { optionSpecs } from '../../../engine/games/agents/options'
import { asPresentation } from '../../match/contract'
import { later } from '../../ui/later'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { finishedOrder } from './draft'
import { createDraft } from './draft.svelte'
import Player from './Player.svelte'
import { agentNames } from './figures'
import { paceOf, revealOf } from './animation'
import { placesOf } from './places'
import { boardWords, words } from './words'

export const presentation = asPresentation({
  teams: 3,
  optionSpecs,
  rules: { remembers, seats: manifest.seats },
  createDraft,
  Board,
  Controls,
  Player,
  Screen: later(() => import('./Screen.svelte')),
  Ending: later(() => import('./Ending.svelte')),
  Opened: later(() => import('./Opened.svelte')),
  standing: ({ options, treasure }) => stepsHome(options.city, treasure).map((steps) => -steps),
  pace: paceOf,
  reveal: revealOf,
  turning: ({ type }) => type === 'murdered' || type === 'gaveUp' || type === 'foiled' || type === 'ended',
  places: placesOf,
  row: 44,
  panel: 228,
  lessonPanel: 240,
  words,
  next: ({ draft: { chosen }, language }) =>
    chosen.agent === null || chosen.asking !== null
      ? null
      : boardWords[language].next(agentNames[language][chosen.agent], chosen.deed, finishedOrder(chosen) !== null),
  rulesPages: {
    en: () => import('../../../../docs/rules/agents.md?raw'),
    hu: () => import('../../../../docs/rules/agents.hu.md?raw'),
  },
  cloth: { '--cloth': '#241d42', '--cloth-edge': '#0e0b1d', '--accent': '#ffd76a' },
})
