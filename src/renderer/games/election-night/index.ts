import { remembers } from '../../../engine/games/election-night/remembers'
import { manifest } from '../../../engine/games/election-night/manifest'
import { outcomeOf } from '../../../engine/games/election-night/outcome'
import { optionSpecs } from '../../../engine/games/election-night/options'
import { asPresentation } from '../../match/contract'
import { later } from '../../ui/later'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { createDraft } from './draft.svelte'
import { animationOf } from './animation'
import { placesOf } from './places'
import Player from './Player.svelte'
import { words } from './words'

export const presentation = asPresentation({
  tieBreaks: ['fields', 'sum'],
  optionSpecs,
  rules: { remembers, seats: manifest.seats },
  createDraft,
  Board,
  Controls,
  Player,
  Screen: later(() => import('./Screen.svelte')),
  Ending: later(() => import('./Ending.svelte')),
  suspense: true,
  standing: ({ fields }) => outcomeOf(fields).scores.map(({ total }) => total),
  Opened: later(() => import('./Opened.svelte')),
  ownTicker: true,
  pace: (events) => animationOf(events).total,
  reveal: (events) => animationOf(events).spokenAt,
  turning: ({ type }) => type === 'set' || type === 'lost' || type === 'counted' || type === 'over',
  places: placesOf,
  panel: 244,
  words,
  rulesPages: {
    en: () => import('../../../../docs/rules/election-night.md?raw'),
    hu: () => import('../../../../docs/rules/election-night.hu.md?raw'),
  },
  headline: '25vw',
  cloth: {
    '--cloth': '#1f1e22',
    '--cloth-edge': '#0b0d13',
    '--accent': '#f0c15f',
    '--seat-0': '#2fd3bf',
    '--seat-1': '#a98bff',
    '--seat-1-triangle': 'none',
    '--seat-1-house': 'inline',
  },
})
