import { remembers } from '../../../engine/games/dice-town/remembers'
import { manifest } from '../../../engine/games/dice-town/manifest'
import { scoreOf } from '../../../engine/games/dice-town/outcome'
import { optionSpecs } from '../../../engine/games/dice-town/options'
import { asPresentation } from '../../match/contract'
import { later } from '../../ui/later'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { createDraft } from './draft.svelte'
import { paceOf, revealOf } from './animation'
import { placesOf } from './places'
import Player from './Player.svelte'
import { words } from './words'

export const presentation = asPresentation({
  optionSpecs,
  rules: { remembers, seats: manifest.seats },
  createDraft,
  Board,
  Controls,
  Player,
  Screen: later(() => import('./Screen.svelte')),
  Ending: later(() => import('./Ending.svelte')),
  // Cards in the hand are nobody's to count before the end.
  standing: (table) => table.players.map((_, seat) => scoreOf(table, seat, { store: [], property: [] }).total),
  ownTicker: true,
  row: 68,
  lessonPanel: 238,
  headline: '75vw',
  pace: paceOf,
  reveal: revealOf,
  turning: ({ type }) => type === 'badge' || type === 'stole' || type === 'granted' || type === 'ended',
  places: placesOf,
  words,
  rulesPages: {
    en: () => import('../../../../docs/rules/dice-town.md?raw'),
    hu: () => import('../../../../docs/rules/dice-town.hu.md?raw'),
  },
  cloth: { '--cloth': '#6b2f46', '--cloth-edge': '#1d1430', '--accent': '#ffd76a', '--bleed': '-2vh -1.5vw' },
})
