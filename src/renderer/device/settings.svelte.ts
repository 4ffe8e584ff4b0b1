/** What a player has set for this device, and what follows from it. */
import { keep, recall } from './keep'

export type Theme = 'auto' | 'dark' | 'light'
export type Motion = 'auto' | 'full' | 'still'
export type TextSize = 'normal' | 'large' | 'huge'

export const themes: readonly Theme[] = ['auto', 'dark', 'light']
export const motions: readonly Motion[] = ['auto', 'full', 'still']
export const textSizes: readonly TextSize[] = ['normal', 'large', 'huge']

function kept<Value extends string>(key: string, values: readonly Value[]): Value {
  const value = recall(`asztal.${key}`) as Value | null
  return value !== null && values.includes(value) ? value : values[0]!
}

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state<Theme>(kept('theme', themes))
  motion = $state<Motion>(kept('motion', motions))
  text = $state<TextSize>(kept('text', textSizes))
  sound = $state<boolean>(recall('asztal.sound') !== 'off')
  #systemDark = $state(dark?.matches ?? true)
  #systemStill = $state(reduced?.matches ?? false)

  constructor() {
    dark?.addEventListener('change', () => (this.#systemDark = dark.matches))
    reduced?.addEventListener('change', () => (this.#systemStill = reduced.matches))
  }

  get still(): boolean {
    return this.motion === 'still' || (this.motion === 'auto' && this.#systemStill)
  }

  get shownTheme(): 'dark' | 'light' {
    return this.theme === 'auto' ? (this.#systemDark ? 'dark' : 'light') : this.theme
  }

  set(key: 'theme' | 'motion' | 'text', value: string): void {
    if (key === 'theme') this.theme = value as Theme
    else if (key === 'motion') this.motion = value as Motion
    else this.text = value as TextSize
    keep(`asztal.${key}`, value)
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('asztal.sound', on ? 'on' : 'off')
  }
}

export const settings = new Settings()
