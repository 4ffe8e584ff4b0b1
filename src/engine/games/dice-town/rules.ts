import type { Rules } from '../../core/contract'
import { ask, clock } from './ask'
import type { Event } from './events'
import { faces, type Answer, type Hidden, type Options, type Own, type Prompt, type Table } from './facts'
import { imagine } from './imagine'
import { check, list, sample, silence } from './legal'
import { manifest } from './manifest'
import { outcome } from './outcome'
import { parseAnswer, parseOptions } from './parse'
import { remembers } from './remembers'
import { resolve } from './resolve'
import { setup } from './setup'

/** The rules without the bot, which pages need not load. */
export const rules: Rules<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  // Dice thrown and not kept are never shown to anyone else (DT-2.2).
  opensAtEnd: true,
  dieFaces: faces,
  setup,
  ask,
  check,
  list,
  sample,
  resolve,
  imagine,
  outcome,
  parseOptions,
  parseAnswer,
  clock,
  silence,
  remembers,
}
