/** What the host has told this page, for components to read. */
import { untrack } from 'svelte'
import type { PersonId, ToClient } from '../../protocol/toClient'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { afterMessage, isHostComputer, leavePlace, noNews, toastFor, withoutReaction, type HostNews } from './hostNews'
import { keepMuted, mutedAt } from './muted'

/** How long a reaction stays at its place. */
const reactionMs = 3200

export class HostNewsStore implements HostNews {
  #news = $state.raw(noNews)
  readonly tables = $derived(this.#news.tables)
  readonly table = $derived(this.#news.table)
  readonly you = $derived(this.#news.you)
  readonly match = $derived(this.#news.match)
  readonly moment = $derived(this.#news.moment)
  readonly review = $derived(this.#news.review)
  readonly chat = $derived(this.#news.chat)
  readonly unread = $derived(this.#news.unread)
  readonly reactions = $derived(this.#news.reactions)
  readonly muted = $derived(this.#news.muted)
  readonly nearby = $derived(this.#news.nearby)
  readonly diagnosis = $derived(this.#news.diagnosis)
  readonly moving = $derived(this.#news.moving)
  readonly offers = $derived(this.#news.offers)
  readonly diskFull = $derived(this.#news.diskFull)
  readonly knocks = $derived(this.#news.knocks)
  readonly devices = $derived(this.#news.devices)
  readonly invite = $derived(this.#news.invite)
  readonly mark = $derived(this.#news.mark)

  /** Someone is looking at the chat. */
  readChat(): void {
    this.learn({ unread: 0 })
  }

  /** Shows or hides what this person says and shows, on this device only. */
  mute(person: PersonId, on: boolean): void {
    const muted = this.#news.muted.filter((one) => one !== person).concat(on ? [person] : [])
    this.learn({ muted, reactions: on ? withoutReaction(this.#news.reactions, person) : this.#news.reactions })
    if (this.#news.table) keepMuted(this.#news.table.id, muted)
  }

  protected learn(news: Partial<HostNews>): void {
    this.#news = { ...untrack(() => this.#news), ...news }
  }

  protected leavePlace(): void {
    this.#news = leavePlace(this.#news)
  }

  protected hear(message: ToClient): void {
    const toast = toastFor(this.#news, message, t(), onHostComputer(), toasts.crowd)
    const before = this.#news.table?.id
    this.#news = afterMessage(this.#news, message)
    if (message.say === 'table' && message.table.id !== before) this.learn({ muted: mutedAt(message.table.id) })
    if (message.say === 'reaction') this.#passes(message.from)
    if (toast !== null) toasts.show(toast.text, toast.kind, null, toast.crowd)
  }

  /** What a person has just shown goes away by itself. */
  #passes(person: PersonId): void {
    const count = this.#news.reactions.find(({ from }) => from === person)?.count
    if (count === undefined) return
    setTimeout(() => this.learn({ reactions: withoutReaction(this.#news.reactions, person, count) }), reactionMs)
  }
}

/** Whether this page is in a window of the app. */
export function inApp(): boolean {
  return / Electron\//.test(navigator.userAgent)
}

/** Whether this page is on the computer that hosts. */
export function onHostComputer(): boolean {
  return isHostComputer(location.hostname)
}
