import type { Rules } from '../../core/contract'
import { ask, clock } from './ask'
import type { Event } from './events'
import type { Answer, Hidden, Options, Own, Prompt, Table } from './facts'
import { imagine } from './imagine'
import { check, list, sample, silence } from './legal'
import { manifest } from './manifest'
import { outcome } from './outcome'
import { parseAnswer, parseOptions } from './parse'
import { remembers } from './remembers'
import { resolve } from './resolve'
import { setup } from './setup'

export const rules: Rules<Options, Table, Own, Hidden, Prompt, Answer, Event> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  opensAtEnd: true,
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
