import type { Refusal } from '../../engine/core/contract'

/** Why the host itself (not a game's rules) refuses something. The words are the client's. */
export type HostRefusal =
  | 'bad-message'
  | 'other-version'
  | 'say-hello'
  | 'too-fast'
  | 'too-many-tries'
  | 'too-many-tables'
  | 'put-away'
  | 'host-is-here'
  | 'no-such-game'
  | 'no-such-table'
  | 'no-such-person'
  | 'no-such-seat'
  | 'no-match'
  | 'not-at-table'
  | 'not-seated'
  | 'not-host'
  | 'not-allowed'
  | 'locked'
  | 'wrong-pin'
  | 'wrong-token'
  | 'wrong-code'
  | 'table-full'
  | 'seat-taken'
  | 'match-is-on'
  | 'match-not-over'
  | 'too-few-players'
  | 'too-many-players'
  | 'paused'
  | 'kicked'
  | 'left'
  | 'disk'

export function hostRefusal(code: HostRefusal, params: Refusal['params'] = {}): Refusal {
  return { rule: `host.${code}`, params }
}
