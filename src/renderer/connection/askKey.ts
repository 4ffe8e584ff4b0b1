import type { MatchState } from '../../protocol/toClient'

/** Names one ask of one match. Steps count from zero in each match, so the match's number is part of it. */
export function askKey({ number, step }: Pick<MatchState, 'number' | 'step'>): string {
  return `${number}/${step}`
}
