/** Whole pages at a table that a phone in a match does not need. */

/** Where people wait for a match; none of it is needed while one is on. */
export const lobby = () => import('../lobby/Lobby.svelte')

/** The shared screen, which phones never load. */
export const bigScreen = {
  lobby: () => import('../lobby/LobbyScreen.svelte'),
  stage: () => import('./SharedStage.svelte'),
  review: () => import('../review/ReviewScreen.svelte'),
}
