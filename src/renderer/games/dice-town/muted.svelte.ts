/** "Don't ask me this round": kept on this page only, so the table can't tell it from someone who passes. */
import { noteKey } from '../../device/keep'

class Muted {
  #rounds = $state.raw<Readonly<Record<string, number | null>>>({})

  get round(): number | null {
    return this.#rounds[noteKey('round')] ?? null
  }

  set round(round: number | null) {
    this.#rounds = { ...this.#rounds, [noteKey('round')]: round }
  }
}

export const muted = new Muted()
