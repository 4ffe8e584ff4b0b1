import { MediaQuery } from 'svelte/reactivity'

/** Whether the shared screen is a small television: its text keeps its size, so it says less. Styles ask the same. */
export const smallWall = new MediaQuery('max-height: 899px')
