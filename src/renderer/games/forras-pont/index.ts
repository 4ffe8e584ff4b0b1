import { countDiscs, pairs } from '../../../engine/games/forras-pont/facts'
import { manifest } from '../../../engine/games/forras-pont/manifest'
import { optionSpecs } from '../../../engine/games/forras-pont/options'
import { standingOf } from '../../../engine/games/forras-pont/routes/partialClaim'
import { asPresentation } from '../../match/contract'
import { later } from '../../ui/later'
import Board from './Board.svelte'
import Controls from './Controls.svelte'
import { claimOf, isUntouched, wholeSheet } from './draft'
import { createDraft } from './draft.svelte'
import { animationOf } from './animation'
import { placesOf } from './places'
import Player from './Player.svelte'
import { boardWords, verdictText, words } from './words'

export const presentation = asPresentation({
  tieBreaks: ['cards'],
  optionSpecs,
  rules: { seats: manifest.seats },
  createDraft,
  Board,
  Controls,
  Player,
  Screen: later(() => import('./Screen.svelte')),
  standing: ({ discs }) => discs.map(countDiscs),
  Ending: later(() => import('./Ending.svelte')),
  panel: 200,
  lessonPanel: 164,
  row: 44,
  reveal: (events) => animationOf(events).reveal,
  turning: ({ type }) => type === 'claimed' || type === 'false-claim' || type === 'ended',
  places: placesOf,
  pace: (events) => animationOf(events).total,
  words,
  next({ draft: { chosen }, view, seat, prompt, language, events }) {
    const text = boardWords[language]
    if (prompt?.type === 'sheet') return wholeSheet(chosen) ? text.filled : text.fillPair(pairs[chosen.pair])
    if (seat === null || prompt === null) return null
    if (chosen.mode === 'claim') return text.claim(standingOf(view.table, seat, claimOf(chosen)))
    // The next player hears how the claim before came out, until they choose something.
    const { check } = animationOf(events)
    return check && isUntouched(chosen) ? text.thenYou(verdictText(language, check)) : null
  },
  rulesPages: {
    en: () => import('../../../../docs/rules/forras-pont.md?raw'),
    hu: () => import('../../../../docs/rules/forras-pont.hu.md?raw'),
  },
  headline: '25vw',
  cloth: { '--cloth': '#2f6b46', '--cloth-edge': '#173d28', '--accent': '#8fe0f5' },
})
