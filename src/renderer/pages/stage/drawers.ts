/** The sheets that are not needed to play. */
export const drawers = {
  menu: () => import('./MenuSheet.svelte'),
  about: () => import('../home/About.svelte'),
  chat: () => import('./ChatSheet.svelte'),
  brief: () => import('../rules/Brief.svelte'),
  rules: () => import('../rules/RulesSheet.svelte'),
  devices: () => import('../frame/DevicesSheet.svelte'),
  settings: () => import('../frame/SettingsSheet.svelte'),
  table: () => import('../lobby/TableSheet.svelte'),
  move: () => import('./MoveSheet.svelte'),
  invite: () => import('../lobby/Invite.svelte'),
  more: () => import('./MoreSheet.svelte'),
  result: () => import('../result/ResultSheet.svelte'),
}

/** Where people wait for a match; none of it is needed while one is on. */
export const lobby = () => import('../lobby/Lobby.svelte')
