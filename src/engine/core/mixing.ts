/** What devices have added to a match's chance so far. Nobody can choose what to add: it is the next link of a chain. */
import { leadsBack } from './chain'
import type { GivenSalts } from './chance'
import type { Seat } from './contract'
import { hexHash } from './hash'
import { away, type Mix } from './salt'

export interface Mixing {
  /** Hash of everything added before the current ask. */
  readonly pool: string
  /** By seat: the link added last, and at which step. Null: this seat adds nothing, or no longer does. */
  readonly reached: readonly ({ readonly step: number; readonly link: string } | null)[]
}

/** The start of a match whose devices have told the heads of their chains; `CO-10` if their first links don't fit. */
export function beginMixing({ match, heads = [], salts }: Mix): Mixing | 'CO-10' {
  const fits = salts.every((salt, seat) => {
    const head = heads[seat] ?? null
    return salt === null || salt === away || (head !== null && leadsBack(salt, 1, head))
  })
  if (!fits || heads.length !== salts.length) return 'CO-10'
  const reached = salts.map((salt) => (salt === null || salt === away ? null : { step: 0, link: salt }))
  return { pool: poolAfter(match, 0, setupSalts(salts)), reached }
}

export function setupSalts(salts: Mix['salts']): GivenSalts {
  return salts.map((salt, seat) => [seat, salt])
}

/** Whether a salt is the seat's link for this step. */
export function isLink({ reached }: Mixing, seat: Seat, step: number, salt: string): boolean {
  const last = reached[seat] ?? null
  return last !== null && leadsBack(salt, step - last.step, last.link)
}

/** After a seat's answer. One without a link ends its chain: otherwise a device could choose when to add. */
export function afterAnswer({ pool, reached }: Mixing, seat: Seat, step: number, salt: string | undefined): Mixing {
  const added = salt === undefined ? null : { step, link: salt }
  return { pool, reached: reached.map((last, at) => (at === seat ? added : last)) }
}

/** After an ask has closed with these salts. */
export function afterAsk({ pool, reached }: Mixing, step: number, given: GivenSalts): Mixing {
  return { pool: poolAfter(pool, step, given), reached }
}

function poolAfter(before: string, step: number, given: GivenSalts): string {
  return hexHash(`asztal/pool/1|${before}|${step}|${saltsText(given)}`)
}

export function saltsText(given: GivenSalts): string {
  return given.map(([seat, salt]) => `${seat}:${salt ?? 'none'}`).join()
}
