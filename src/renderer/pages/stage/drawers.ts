/** The sheets over a table; nobody needs them to play. */
import type { Component } from 'svelte'
import type { GameId } from '../../../engine/games/catalog'
import type { TableState } from '../../../protocol/toClient'
import type { TableRoute } from '../../connection/route'
import type { AnyPresentation } from '../../match/contract'

/** What every sheet is given; each takes what it needs. */
export interface DrawerProps {
  readonly table: TableState
  readonly route: TableRoute
  readonly presentation: AnyPresentation | null
  readonly game: GameId
  /** The rule to begin with. */
  readonly rule: string | null
  readonly phrases: readonly string[] | undefined
  readonly onclose: () => void
}

type Drawer = () => Promise<{ readonly default: Component<DrawerProps & Record<string, unknown>> }>

export const drawers = {
  menu: () => import('./MenuSheet.svelte'),
  chat: () => import('./ChatSheet.svelte'),
  rules: () => import('../rules/RulesSheet.svelte'),
  devices: () => import('../frame/DevicesSheet.svelte'),
  settings: () => import('../frame/SettingsSheet.svelte'),
  table: () => import('../lobby/TableSheet.svelte'),
  move: () => import('./MoveSheet.svelte'),
  invite: () => import('../lobby/InviteSheet.svelte'),
} satisfies Record<string, Drawer>

/** Sheets that show the match itself, and what sheets open in their turn. */
export const others = {
  more: () => import('./MoreSheet.svelte'),
  result: () => import('../result/ResultSheet.svelte'),
  about: () => import('../home/About.svelte'),
}
