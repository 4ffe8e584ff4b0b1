import type { Event } from '../../../engine/games/election-night/events'
import type { Answer, Own, Prompt, Table } from '../../../engine/games/election-night/facts'
import type { Stage } from '../../match/contract'
import type { ElectionDraft } from './draft.svelte'

export type ElectionStage = Stage<Table, Own, Prompt, Answer, Event, ElectionDraft>
