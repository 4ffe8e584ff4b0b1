import type { MatchState } from '../../protocol/toClient'

/** Names one ask of one match. Every match counts its steps from 1, so the match's number is part of it. */
export function askKey({ number, step }: Pick<MatchState, 'number' | 'step'>): string {
  return `${number}/${step}`
}
