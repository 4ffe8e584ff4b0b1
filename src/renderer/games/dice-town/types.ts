import type { Event } from '../../../engine/games/dice-town/events'
import type { Answer, Own, Prompt, PromptOf, Table } from '../../../engine/games/dice-town/facts'
import type { GameWords, Stage } from '../../match/contract'
import type { TownDraft } from './draft.svelte'

export type TownStage = Stage<Table, Own, Prompt, Answer, Event, TownDraft>
export type TownWords = GameWords<Table, Own, Prompt, Event>
export type { PromptOf }
