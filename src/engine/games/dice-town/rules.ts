import type { Rules } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import { ask, clock } from './ask'
import { check } from './legal/check'
import type { Answer, Event, Prompt } from './events'
import { outcome } from './outcome'
import type { Hidden, Own, Table } from './facts'
import { imagine } from './imagine'
import { list } from './legal/list'
import { manifest } from './manifest'
import { optionSpecs, type Options } from './options'
import { parseAnswer } from './parse'
import { resolve } from './resolve'
import { sample } from './legal/sample'
import { setup } from './setup'
import { silence } from './legal/silence'

/** Who got which card can be looked up in its own round only: remembering is part of the game (DT-2.3). */
const cardEvents = ['drawn', 'loot', 'lootCard', 'bribeCards', 'granted', 'corruptCard'] as const
type CardEvent = Extract<Event, { type: (typeof cardEvents)[number] }>
const namesCards = (event: Event): event is CardEvent => (cardEvents as readonly string[]).includes(event.type)

export const rules: Rules<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  // Dice thrown and not kept are never shown to anyone else (DT-2.2).
  opensAtEnd: false,
  setup,
  ask,
  check,
  list,
  sample,
  resolve,
  imagine,
  outcome,
  parseOptions: (raw) => parseBySpec<Options>(optionSpecs, raw),
  parseAnswer,
  clock,
  silence,
  remembers: (event, table) => !namesCards(event) || event.round === table.round || table.hands !== null,
}
