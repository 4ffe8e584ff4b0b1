/** Listeners, called in the order in which they subscribed. */
export class Listeners<News> {
  #all: readonly ((news: News) => void)[] = []

  /** Returns what ends the subscription. */
  add(listener: (news: News) => void): () => void {
    this.#all = [...this.#all, listener]
    return () => {
      this.#all = this.#all.filter((one) => one !== listener)
    }
  }

  tell(news: News): void {
    for (const listener of this.#all) listener(news)
  }
}
