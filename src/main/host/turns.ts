/** Tasks that run one after the other, in the order they were handed in. A failed task does not stop the next. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves when everything handed in so far is done. */
  async settled(): Promise<void> {
    await this.#last
  }
}
