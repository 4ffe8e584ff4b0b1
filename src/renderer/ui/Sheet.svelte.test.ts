import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../words/en'
import { speak } from '../words/index.svelte'
import { watchBack } from './back'
import { frontModal } from './modal.svelte'
import Sheet from './Sheet.svelte'
import { act, button, mounted, snippet, the } from './testing/mounted'

const open = (onclose: () => void = () => {}, title = 'Rules') =>
  mounted(Sheet, { title, onclose, children: snippet('<p>inside</p>') })

/** The phone's back button, which takes the guard's entry off the history. */
function goBack() {
  history.replaceState(null, '')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
}

beforeEach(() => {
  speak('en')
  document.body.innerHTML = '<button id="opener">open</button>'
  the('#opener').focus()
})
afterEach(() => void vi.useRealTimers())

describe('a sheet', () => {
  it('is a modal dialog called by its title', async () => {
    const sheet = open()
    expect(the<HTMLDialogElement>('dialog').open).toBe(true)
    expect(the('dialog').getAttribute('aria-label')).toBe('Rules')
    expect(frontModal()).toBe(the('dialog'))
    await sheet.remove()
    expect(frontModal()).toBeNull()
  })

  it('gives the focus back to what opened it', async () => {
    vi.useFakeTimers()
    const sheet = open()
    button(en.common.close).focus()
    await sheet.remove()
    vi.runAllTimers()
    expect(document.activeElement).toBe(the('#opener'))
  })

  it('gives the focus back once, when the last of several is gone', async () => {
    vi.useFakeTimers()
    const below = open()
    button(en.common.close).focus()
    const above = open(() => {}, 'One rule')
    await above.remove()
    vi.runAllTimers()
    expect(document.activeElement).not.toBe(the('#opener'))
    await below.remove()
    vi.runAllTimers()
    expect(document.activeElement).toBe(the('#opener'))
  })

  it('is closed by its cross, by Esc and by a touch beside it, but not by one inside', async () => {
    const onclose = vi.fn()
    const sheet = open(onclose)
    act(() => the('dialog p').click())
    expect(onclose).not.toHaveBeenCalled()
    act(() => button(en.common.close).click())
    act(() => void the('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
    act(() => the('dialog').click())
    expect(onclose).toHaveBeenCalledTimes(3)
    await sheet.remove()
  })

  it('is closed by the back button, the topmost first, without leaving the page', async () => {
    const stays = vi.fn(() => true)
    const stop = watchBack(stays)
    const [closeBelow, closeAbove] = [vi.fn(), vi.fn()]
    const below = open(closeBelow)
    const above = open(closeAbove, 'One rule')
    goBack()
    expect([closeBelow.mock.calls.length, closeAbove.mock.calls.length]).toEqual([0, 1])
    await above.remove()
    goBack()
    expect(closeBelow).toHaveBeenCalledOnce()
    expect(stays).not.toHaveBeenCalled()
    await below.remove()
    goBack()
    expect(stays).toHaveBeenCalledOnce()
    stop()
  })

  it('is closed by a long pull down, and not by a short one', async () => {
    const onclose = vi.fn()
    const sheet = open(onclose)
    const pull = (by: number) => {
      const touch = (kind: string, clientY: number) => {
        const event = Object.assign(new Event(kind, { bubbles: true }), { touches: [{ clientY }] })
        act(() => void the('dialog header').dispatchEvent(event))
      }
      touch('touchstart', 100)
      touch('touchmove', 100 + by)
      touch('touchend', 100 + by)
    }
    pull(80)
    expect(onclose).not.toHaveBeenCalled()
    pull(100)
    expect(onclose).toHaveBeenCalledOnce()
    await sheet.remove()
  })
})
