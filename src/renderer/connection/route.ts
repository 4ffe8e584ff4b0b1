/**
 * Where a page is, by its hash alone: `#/`, `#/t/ABCD`, `#/t/ABCD/as/2`, `#/t/ABCD/screen`, `#/t/ABCD/watch`,
 * `#/about`, `#/evenings`, `#/record`, `#/learn/zertz/first-moves/jump`.
 */
import { isGameId, type GameId } from '../../engine/games/catalog'

export type Route =
  | { readonly at: 'home' }
  /** `match`: one of them, to be watched again, by its id. */
  | { readonly at: 'evenings'; readonly match: string | null }
  /** A record that was opened from a file. */
  | { readonly at: 'record' }
  | ({ readonly at: 'learn' } & LessonAddress)
  /** `runsOn`: the versions of what the app's window runs on, as it tells them. */
  | { readonly at: 'about'; readonly runsOn: readonly (readonly [part: string, version: string])[] }
  | { readonly at: 'table'; readonly table: string; readonly slot: string }
  | { readonly at: 'screen' | 'watch'; readonly table: string }

/** A game's lessons, one of them, or one of its steps, by their ids. */
export interface LessonAddress {
  readonly game: GameId
  readonly lesson: string | null
  readonly step: string | null
}

export function readRoute(hash: string): Route {
  const parts = hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
  if (parts[0] === 'about') return { at: 'about', runsOn: parts.slice(1).flatMap(readVersion) }
  if (parts[0] === 'evenings') return { at: 'evenings', match: readId(parts[1]) }
  if (parts[0] === 'record') return { at: 'record' }
  if (parts[0] === 'learn' && isGameId(parts[1]))
    return { at: 'learn', game: parts[1], lesson: readId(parts[2]), step: readId(parts[3]) }
  const table = (parts[1] ?? '').toUpperCase()
  if (parts[0] !== 't' || !/^[A-Z]{4}$/.test(table)) return { at: 'home' }
  if (parts[2] === 'screen' || parts[2] === 'watch') return { at: parts[2], table }
  const slot = parts[2] === 'as' && /^[0-9]{1,2}$/.test(parts[3] ?? '') ? parts[3]! : '0'
  return { at: 'table', table, slot }
}

const readId = (part: string | undefined) => (part !== undefined && /^[a-z0-9-]{1,60}$/.test(part) ? part : null)

function readVersion(part: string): [string, string][] {
  const read = /^(electron|chrome|node)-(\d[\d.]{0,30})$/.exec(part)
  return read ? [[{ electron: 'Electron', chrome: 'Chromium', node: 'Node.js' }[read[1]!]!, read[2]!]] : []
}

/** A place at a table. */
export type TableRoute = Extract<Route, { readonly table: string }>

/** Null for pages that belong to no table. */
export const placeOf = (route: Route): TableRoute | null => ('table' in route ? route : null)

/** Whether a page may stay on its line: all pages that belong to no table share one. */
export function isSamePlace(one: TableRoute | null, other: TableRoute | null): boolean {
  return one === null || other === null ? one === other : writeRoute(one) === writeRoute(other)
}

export function writeRoute(route: Route): string {
  if (route.at === 'home') return '#/'
  if (route.at === 'about') return '#/about'
  if (route.at === 'record') return '#/record'
  if (route.at === 'evenings') return ['#/evenings', route.match].filter(Boolean).join('/')
  if (route.at === 'learn') return ['#/learn', route.game, route.lesson, route.step].filter(Boolean).join('/')
  if (route.at !== 'table') return `#/t/${route.table}/${route.at}`
  return route.slot === '0' ? `#/t/${route.table}` : `#/t/${route.table}/as/${route.slot}`
}

/** The address that a QR carries: one of the host's own, with the table and what opens it in the hash. */
export function joinAddress(address: string, table: string, invite: string | null = null): string {
  const base = /^https?:\/\//.test(address) ? address : `http://${address}`
  return `${base.replace(/\/+$/, '')}/#/t/${table}${invite === null ? '' : `/in/${invite}`}`
}

/** The invitation in a page's address, or null. */
export function readInvite(hash: string): string | null {
  return /^#\/t\/[A-Za-z]{4}\/in\/([A-Za-z0-9_-]{22,64})$/.exec(hash)?.[1] ?? null
}

/** A table's code in whatever form it was typed or pasted, or null. */
export function readCode(typed: string): string | null {
  const pasted = /#\/t\/([A-Za-z]{4})/.exec(typed)
  const code = (pasted?.[1] ?? typed.replace(/[\s-]/g, '')).toUpperCase()
  return /^[A-Z]{4}$/.test(code) ? code : null
}
