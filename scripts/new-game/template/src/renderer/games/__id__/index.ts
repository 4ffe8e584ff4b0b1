import { manifest } from '../../../engine/games/__id__/manifest'
import { optionSpecs } from '../../../engine/games/__id__/options'
import { asPresentation } from '../../match/contract'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { createDraft } from './draft.svelte'
import { placesOf } from './places'
import Player from './Player.svelte'
import { words } from './words'

export const presentation = asPresentation({
  optionSpecs,
  rules: { seats: manifest.seats },
  createDraft,
  Board,
  Controls,
  Player,
  pace: (events) => (events.some(({ type }) => type === 'took') ? 700 : 0),
  places: placesOf,
  words,
  rulesPages: {
    en: () => import('../../../../docs/rules/__id__.md?raw'),
    hu: () => import('../../../../docs/rules/__id__.hu.md?raw'),
  },
  cloth: { '--cloth': '#27606c', '--cloth-edge': '#163c45', '--accent': '#f0c36a' },
})
