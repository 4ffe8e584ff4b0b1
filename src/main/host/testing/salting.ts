/** What a test's client adds to chance, as a page does. */
import { randomBytes } from 'node:crypto'
import { chainOf, type Chain } from '../../../engine/core/chain'
import type { ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'

/** Chains of tests end early: making them takes time, and an answer without a link is taken as well. */
const lastTestLink = 250

export class Salting {
  #chain: Chain | null = null
  #match: string | null = null

  /** What to say when the host binds itself; null: nothing. */
  reply({ match, asks, heads }: Extract<ToClient, { say: 'commitment' }>): ToHost | null {
    if (!asks) return null
    if (heads === null) {
      if (this.#match !== match) this.#chain = chainOf(randomBytes(32).toString('hex'), lastTestLink)
      this.#match = match
      return { do: 'head', match, head: this.#chain!.head }
    }
    if (this.#chain === null || !heads.includes(this.#chain.head)) return null
    return { do: 'salt', match, salt: this.#chain.links[0] }
  }

  /** What goes with an answer to this step. */
  of(step: number): { readonly salt?: string } {
    const salt = this.#chain?.links[step]
    return salt === undefined ? {} : { salt }
  }
}
