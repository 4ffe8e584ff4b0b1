/** The shared screen, which phones never load. */
export const bigScreen = {
  lobby: () => import('../lobby/LobbyScreen.svelte'),
  stage: () => import('./SharedStage.svelte'),
  review: () => import('../review/ReviewScreen.svelte'),
}
