/** Tables that leave this computer for another one. `release.ts` decides; this file carries it out. */
import type { Refusal } from '../../../engine/core/contract'
import type { TableMove, ToClient } from '../../../protocol/toClient'
import { hostRefusal } from '../refusals'
import type { Client } from '../table/client'
import { hashToken, newToken } from '../table/record'
import type { Table } from '../table/table'
import type { Tables } from '../table/tables'
import { digestOf, writeBundle } from './bundle'
import type { Reply, RequestHost } from './hostLink'
import { pack } from './packing'
import { answerTo, holdsSecrets, numberOf, watchersPass, type Release } from './release'

export interface LeavingParts {
  readonly tables: Tables
  request: RequestHost
  /** This host's own address, as the other computer sees it. */
  ownUrl(to: string): Promise<string>
  log(line: string): void
  /** How much faster than real time patience runs out: 1 except in tests. */
  readonly speed: number
}

/** How long the other computer's owner may think. */
export const decideMs = 120_000
/** How much longer we wait, so that the other computer is the one to say that nobody decided. */
const decideMarginMs = 5000
/** How long a table stands still at most, before it goes on here. */
const stillMs = 20_000
/** How long devices wait for word that the table is ready at its new place. */
const readyMs = 3000
const partLength = 1_000_000

interface Move {
  readonly table: Table
  readonly to: string
  /** Whether somebody at this computer wanted it. */
  readonly fromHere: boolean
  release: Release
  text: string
  freezing: Promise<boolean> | null
  marking: Promise<boolean> | null
  /** Lets the table continue here, or ends it here. */
  goOn: () => void
  timer: NodeJS.Timeout | null
}

export class Leaving {
  readonly #parts: LeavingParts
  #moves = new Map<string, Move>()

  constructor(parts: LeavingParts) {
    this.#parts = parts
  }

  /** Offers a table to another computer. What becomes of it is told to everyone at the table. */
  start(table: Table, to: string, fromHere: boolean): Refusal | null {
    if (this.#moves.has(table.id)) return hostRefusal('moving')
    const release: Release = { at: 'offered', ticket: newToken() }
    const rest = { text: '', freezing: null, marking: null, goOn: () => undefined, timer: null }
    const move: Move = { table, to, fromHere, release, ...rest }
    this.#moves.set(table.id, move)
    this.#tell(move)
    void this.#offer(move)
    return null
  }

  async #offer(move: Move): Promise<void> {
    const { id } = move.table
    // The address is a guest's choice: whatever goes wrong there, the table stays and the host runs on.
    const reply = await this.#sendOffer(move).catch((error: unknown) => {
      this.#parts.log(`table ${id} can't be offered to ${move.to}: ${String(error)}`)
      return null
    })
    if (this.#moves.get(id) !== move || move.release.at !== 'offered') return
    if (reply?.say !== 'done') return this.#stay(move, reply?.say === 'refused' ? reply.why : hostRefusal('no-answer'))
    this.#giveUpAfter(move, stillMs)
  }

  async #sendOffer({ table, to, release }: Move): Promise<Reply | null> {
    const { id, name, game } = table.record
    const version = table.parts.game(game)?.rules.version ?? 0
    const from = await this.#parts.ownUrl(to)
    const offer = { do: 'offer', table: id, ticket: release.ticket, name, game, version, from } as const
    return this.#parts.request(to, offer, decideMs + decideMarginMs)
  }

  /** Calls off a move, unless it is done. */
  cancel(table: Table): Refusal | null {
    const move = this.#moves.get(table.id)
    if (move && move.marking === null) this.#stay(move, null)
    return null
  }

  #giveUpAfter(move: Move, ms: number): void {
    if (move.timer) clearTimeout(move.timer)
    const giveUp = () => {
      if (move.marking === null) this.#stay(move, hostRefusal('no-answer'))
    }
    move.timer = setTimeout(giveUp, ms / this.#parts.speed)
  }

  /** The table goes on here. */
  #stay(move: Move, why: Refusal | null): void {
    if (this.#moves.get(move.table.id) !== move) return
    this.#moves.delete(move.table.id)
    if (move.timer) clearTimeout(move.timer)
    move.goOn()
    move.table.devices.tell({ say: 'moving', move: null, why })
  }

  #tell(move: Move): void {
    move.table.devices.tell(wordOf(move))
  }

  /** Tells a device that has just come of a move that is under way. */
  tellNewcomer(client: Client, table: Table): void {
    const move = this.#moves.get(table.id)
    if (move && move.release.at !== 'released') client.send(wordOf(move))
  }

  /** The other computer fetches a part of the table, which stands still from the first one on. */
  async fetch(id: string, ticket: string, part: number, re: number): Promise<Refusal | ToClient> {
    const move = this.#moves.get(id)
    const doing = answerTo(move?.release ?? null, { do: 'fetch', ticket })
    if (!move || doing === 'refuse') return hostRefusal('not-moving')
    move.freezing ??= this.#freeze(move)
    if (!(await move.freezing)) return hostRefusal('not-moving')
    const of = Math.max(1, Math.ceil(move.text.length / partLength))
    return { say: 'part', re, of, text: move.text.slice(part * partLength, (part + 1) * partLength) }
  }

  /** From here on every change of the table waits until the move is over. False if it can't be sent. */
  #freeze(move: Move): Promise<boolean> {
    const { table } = move
    const over = new Promise<void>((goOn) => (move.goOn = goOn))
    this.#giveUpAfter(move, stillMs)
    return new Promise((frozen) => {
      void table.kept.inTurn(async () => {
        try {
          // A match may have begun since it was offered.
          if (!move.fromHere && holdsSecrets(table.record)) {
            this.#stay(move, hostRefusal('secrets-stay'))
            return frozen(false)
          }
          const msLeft = await table.matches.hold(over)
          move.text = writeBundle(await pack(table, msLeft))
          if (this.#moves.get(table.id) !== move) return frozen(false)
          move.release = { at: 'sending', ticket: move.release.ticket, digest: digestOf(move.text) }
          this.#tell(move)
          frozen(true)
          await over
        } catch (error) {
          this.#parts.log(`table ${table.id} can't be sent: ${String(error)}`)
          frozen(false)
          this.#stay(move, hostRefusal('disk'))
        }
      })
    })
  }

  /**
   * The other computer has a whole copy: it gets the table once that is on disk here. Repeated requests get the same
   * reply.
   */
  async release(id: string, ticket: string, digest: string): Promise<Refusal | null> {
    if (this.#parts.tables.movedAway(id)?.ticket === hashToken(ticket)) return null
    const move = this.#moves.get(id)
    const doing = answerTo(move?.release ?? null, { do: 'release', ticket, digest })
    if (!move || doing === 'refuse') {
      if (move?.release.ticket === ticket) this.#stay(move, hostRefusal('no-answer'))
      return hostRefusal('not-moving')
    }
    move.marking ??= this.#mark(move)
    return (await move.marking) ? null : hostRefusal('not-moving')
  }

  /** The switch. Only within the turn that `#freeze` holds. */
  async #mark(move: Move): Promise<boolean> {
    const { table, to, release } = move
    const epoch = table.record.epoch + 1
    const moved = { url: to, epoch, ticket: hashToken(release.ticket), at: Date.now() }
    try {
      await table.kept.keep({ ...table.record, moved })
    } catch (error) {
      this.#parts.log(`table ${table.id} can't be marked as moved: ${String(error)}`)
      this.#stay(move, hostRefusal('disk'))
      return false
    }
    if (move.timer) clearTimeout(move.timer)
    move.release = { at: 'released', ticket: release.ticket }
    this.#parts.log(`table ${table.id} is at ${to} now`)
    const stopped = table.matches.play?.stop()
    this.#parts.tables.letGo(table)
    move.goOn()
    await stopped
    move.timer = setTimeout(() => this.#sendAfter(move), readyMs / this.#parts.speed)
    return true
  }

  /** The table is ready at its new place. */
  took(id: string, ticket: string): Refusal | null {
    const move = this.#moves.get(id)
    if (move?.release.at === 'released' && move.release.ticket === ticket) this.#sendAfter(move)
    return null
  }

  /** Sends everyone's devices after their table. */
  #sendAfter(move: Move): void {
    if (move.timer) clearTimeout(move.timer)
    this.#moves.delete(move.table.id)
    const { moved, pin } = move.table.record
    const pass = pin === null ? null : watchersPass(move.release.ticket)
    for (const client of move.table.devices.all) {
      move.table.devices.delete(client)
      if (moved) client.follow(moved.url, moved.epoch, client.person === null ? pass : null)
    }
  }

  /** Calls off what can still be called off. */
  stop(): void {
    for (const move of this.#moves.values()) {
      if (move.timer) clearTimeout(move.timer)
      if (move.marking === null) this.#stay(move, null)
    }
  }
}

function wordOf({ to, release }: Move): ToClient {
  const move: TableMove = { number: numberOf(release.ticket), to, asking: release.at === 'offered' }
  return { say: 'moving', move, why: null }
}
