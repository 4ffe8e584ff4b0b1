/** What the host has told this page, but for the match, which has a store of its own. */
import type { OwnDevice } from '../../protocol/devices'
import type { Diagnosis } from '../../protocol/doctor'
import type { ChatLine, NearbyHost, PersonId, TableState, TableSummary, ToClient } from '../../protocol/toClient'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { networkChange } from './changes'

const chatKept = 200

export class Told {
  tables = $state.raw<readonly TableSummary[]>([])
  table = $state.raw<TableState | null>(null)
  you = $state<PersonId | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  unread = $state(0)
  /** Other hosts around; only this host's own computer is told. */
  nearby = $state.raw<readonly NearbyHost[]>([])
  /** Which wall stands between phones and this host; only this host's own computer is told. */
  diagnosis = $state.raw<Diagnosis | null>(null)
  /** Who would come back from another device; only those who may let them in are told. */
  claims = $state.raw<Extract<ToClient, { say: 'claims' }>['claims']>([])
  /** This person's devices; only told where there are several, or after asking. */
  devices = $state.raw<readonly OwnDevice[]>([])
  /** What this table's QR carries so that nobody types the PIN; null: it has none. */
  invite = $state<string | null>(null)
  /** What whoever decides about a claim of this page's is shown too. */
  mark = $state('')

  /** All that was told of one place is none of the next one's. */
  protected forget(): void {
    this.table = null
    this.you = null
    this.chat = []
    this.unread = 0
    this.nearby = []
    this.diagnosis = null
    this.claims = []
    this.devices = []
  }

  /** Replies are for those who asked, and pass by here. */
  protected hear(message: ToClient): void {
    switch (message.say) {
      case 'welcome':
        this.claims = []
        this.tables = message.tables
        return
      case 'tables':
        this.tables = message.tables
        return
      case 'table':
        this.#tellOfNetwork(message.table)
        this.table = message.table
        this.you = message.you
        this.invite = message.invite ?? null
        return
      case 'chat':
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines].slice(-chatKept)
        if (!message.fresh) this.unread += message.lines.filter(({ from }) => from !== this.you).length
        return
      case 'notice':
        toasts.show(t().notice[message.kind](message.name), message.kind === 'slept' ? 'news' : 'note')
        return
      case 'knocked':
        this.mark = message.mark
        return
      case 'claims':
        this.claims = message.claims
        return
      case 'devices':
        this.devices = message.devices
        return
      case 'nearby':
        this.nearby = message.hosts
        return
      case 'doctor':
        this.diagnosis = message.diagnosis
        return
    }
  }

  /** Whoever sits at the host's computer is told when phones reach it elsewhere: the QR in sight is a new one. */
  #tellOfNetwork(table: TableState): void {
    const before = this.table
    if (before?.id !== table.id || !onHostComputer()) return
    const change = networkChange(before.addresses, table.addresses)
    if (change !== null) toasts.show(t().connection.network[change], change === 'gone' ? 'trouble' : 'news')
  }
}

/** Whether this page is on the computer that hosts. */
export function onHostComputer(): boolean {
  return /^(127\.|localhost$|\[::1\]$)/.test(location.hostname)
}
