/** Keeps a screen awake while that is wanted, by the first means that works. */

/** Starts keeping awake and gives what ends it; rejects where this can't be done, or not before a touch. */
export type Means = (lost: () => void) => Promise<() => void>

export class Keeper {
  #means: readonly Means[]
  #changed: (on: boolean) => void
  #wanted = false
  #end: (() => void) | null = null
  #trying = false

  constructor(means: readonly Means[], changed: (on: boolean) => void) {
    this.#means = means
    this.#changed = changed
  }

  want(on: boolean): void {
    this.#wanted = on
    if (on) void this.again()
    else this.#release()
  }

  /** Tries again: after a touch, which films need, and when the page is back in sight, where locks are lost. */
  async again(): Promise<void> {
    if (!this.#wanted || this.#end !== null || this.#trying) return
    this.#trying = true
    for (const means of this.#means) {
      const end = await means(() => this.#release()).catch(() => null)
      if (end === null) continue
      this.#end = end
      this.#changed(true)
      break
    }
    this.#trying = false
    if (!this.#wanted) this.#release()
  }

  #release(): void {
    const end = this.#end
    if (end === null) return
    this.#end = null
    end()
    this.#changed(false)
  }
}
