import type { Answer, Event, Own, Prompt, Table } from '../../../engine/games/agents/facts'
import type { Stage } from '../../match/contract'
import type { AgentsDraft } from './draft.svelte'

export type AgentsStage = Stage<Table, Own, Prompt, Answer, Event, AgentsDraft>
