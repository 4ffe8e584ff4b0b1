/** What a player can set for this device, and what follows from it. */
export type Theme = 'auto' | 'dark' | 'light'
export type Motion = 'auto' | 'full' | 'still'
export type TextSize = 'normal' | 'large' | 'huge'

export const themes: readonly Theme[] = ['auto', 'dark', 'light']
export const motions: readonly Motion[] = ['auto', 'full', 'still']
/** How large the browser's own text must be for pages to be laid out as for huge text. */
const largeText = 1.4

/** How a page is laid out: by the chosen size, or for huge text where the browser itself is set to it. */
export function layoutText(chosen: TextSize, browserText: number): TextSize {
  return browserText >= largeText ? 'huge' : chosen
}

export const textSizes: readonly TextSize[] = ['normal', 'large', 'huge']

/** A kept setting; the first of its values if nothing, or nothing sensible, was kept. */
export function readSetting<Value extends string>(kept: string | null, values: readonly Value[]): Value {
  return values.find((value) => value === kept) ?? values[0]!
}

/** Whether motion is left out, by the player's own choice or else by the system's. */
export function isStill(motion: Motion, systemStill: boolean): boolean {
  return motion === 'auto' ? systemStill : motion === 'still'
}

export function themeShown(theme: Theme, systemDark: boolean): 'dark' | 'light' {
  if (theme !== 'auto') return theme
  return systemDark ? 'dark' : 'light'
}
