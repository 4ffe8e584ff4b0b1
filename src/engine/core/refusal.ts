import type { Refusal } from './contract'

/** Why an answer is refused. Games make all their refusals here, so that tests can read from the sources which rules refuse. */
export function refusal(rule: string, params: Refusal['params'] = {}): Refusal {
  return { rule, params }
}
