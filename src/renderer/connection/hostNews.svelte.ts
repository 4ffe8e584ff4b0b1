/** What the host has told this page, for components to read. */
import { untrack } from 'svelte'
import type { ToClient } from '../../protocol/toClient'
import { toasts } from '../ui/toasts.svelte'
import { t } from '../words/index.svelte'
import { afterMessage, isHostComputer, leavePlace, noNews, toastFor, type HostNews } from './hostNews'

export class HostNewsStore implements HostNews {
  #news = $state.raw(noNews)
  readonly tables = $derived(this.#news.tables)
  readonly table = $derived(this.#news.table)
  readonly you = $derived(this.#news.you)
  readonly match = $derived(this.#news.match)
  readonly chat = $derived(this.#news.chat)
  readonly unread = $derived(this.#news.unread)
  readonly nearby = $derived(this.#news.nearby)
  readonly diagnosis = $derived(this.#news.diagnosis)
  readonly moving = $derived(this.#news.moving)
  readonly offers = $derived(this.#news.offers)
  readonly diskFull = $derived(this.#news.diskFull)
  readonly claims = $derived(this.#news.claims)
  readonly devices = $derived(this.#news.devices)
  readonly invite = $derived(this.#news.invite)
  readonly mark = $derived(this.#news.mark)

  /** Someone has the chat before their eyes. */
  readChat(): void {
    this.learn({ unread: 0 })
  }

  protected learn(news: Partial<HostNews>): void {
    this.#news = { ...untrack(() => this.#news), ...news }
  }

  protected leavePlace(): void {
    this.#news = leavePlace(this.#news)
  }

  protected hear(message: ToClient): void {
    const toast = toastFor(this.#news, message, t(), onHostComputer())
    this.#news = afterMessage(this.#news, message)
    if (toast !== null) toasts.show(toast.text, toast.kind)
  }
}

/** Whether this page is on the computer that hosts. */
export function onHostComputer(): boolean {
  return isHostComputer(location.hostname)
}
