/** This device's settings, kept between visits. */
import { keep, recall } from './keep'
import { isStill, motions, readSetting, textSizes, themes, themeShown } from './settings'
import type { Motion, TextSize, Theme } from './settings'

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state<Theme>(readSetting(recall('asztal.theme'), themes))
  motion = $state<Motion>(readSetting(recall('asztal.motion'), motions))
  text = $state<TextSize>(readSetting(recall('asztal.text'), textSizes))
  sound = $state<boolean>(recall('asztal.sound') !== 'off')
  /** Whether the screen stays on during a match. */
  awake = $state<boolean>(recall('asztal.awake') !== 'off')
  /** Whether a kind of decision is explained the first time it comes up. */
  firstTimes = $state<boolean>(recall('asztal.firstTimes') !== 'off')
  #systemDark = $state(dark?.matches ?? true)
  #systemStill = $state(reduced?.matches ?? false)
  readonly still = $derived(isStill(this.motion, this.#systemStill))
  readonly shownTheme = $derived(themeShown(this.theme, this.#systemDark))

  constructor() {
    dark?.addEventListener('change', () => (this.#systemDark = dark.matches))
    reduced?.addEventListener('change', () => (this.#systemStill = reduced.matches))
  }

  set(key: 'theme' | 'motion' | 'text', value: string): void {
    if (key === 'theme') this.theme = value as Theme
    else if (key === 'motion') this.motion = value as Motion
    else this.text = value as TextSize
    keep(`asztal.${key}`, value)
  }

  setFirstTimes(on: boolean): void {
    this.firstTimes = on
    keep('asztal.firstTimes', on ? 'on' : 'off')
  }

  setAwake(on: boolean): void {
    this.awake = on
    keep('asztal.awake', on ? 'on' : 'off')
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('asztal.sound', on ? 'on' : 'off')
  }
}

export const settings = new Settings()
