import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDialogOpen, openerAmong } from './modal'
import { frontModal, openModal, showInFront } from './modal.svelte'
import { the } from './testing/mounted'

const dialog = (id: string) => the<HTMLDialogElement>(`#${id}`)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <main id="main" tabindex="-1"></main>
    <button id="opener"></button>
    <dialog id="one"><button id="inside"></button></dialog>
    <dialog id="two"></dialog>
    <dialog id="door" class="knocks"></dialog>`
})
afterEach(() => void vi.useRealTimers())

describe('what opened a dialog', () => {
  it('is the control that had the focus', () => {
    expect(openerAmong(the('#opener'), null)).toBe(the('#opener'))
  })

  it('stays what opened the first one when another is opened from within, or from nowhere', () => {
    const before = the('#opener')
    expect(openerAmong(the('#inside'), before)).toBe(before)
    expect(openerAmong(document.body, before)).toBe(before)
    expect(openerAmong(null, before)).toBe(before)
    expect(openerAmong(document.body, null)).toBeNull()
  })
})

it('people waiting at the door don’t hold the focus', () => {
  dialog('door').showModal()
  expect(isDialogOpen(document)).toBe(false)
  dialog('one').showModal()
  expect(isDialogOpen(document)).toBe(true)
  dialog('one').close()
  expect(isDialogOpen(document)).toBe(false)
})

describe('the topmost dialog', () => {
  it('is the one opened last that is still there, whichever closes first', () => {
    const closeOne = openModal(dialog('one'))
    const closeTwo = openModal(dialog('two'))
    expect(frontModal()).toBe(dialog('two'))
    closeOne()
    expect([frontModal(), dialog('one').open]).toEqual([dialog('two'), false])
    closeTwo()
    expect(frontModal()).toBeNull()
  })

  it('reaches the components that read it, but does not run again the effect that opens one', () => {
    let runs = 0
    const seen: (string | undefined)[] = []
    const stop = $effect.root(() => {
      $effect(() => {
        runs++
        return showInFront(dialog('one'))
      })
      $effect(() => void seen.push(frontModal()?.id))
    })
    flushSync()
    const leave = showInFront(dialog('two'))
    flushSync()
    leave()
    flushSync()
    expect([runs, seen]).toEqual([1, ['one', 'two', 'one']])
    stop()
  })
})

describe('the focus, once the last dialog is closed', () => {
  it('goes back to the opener', () => {
    the('#opener').focus()
    const close = openModal(dialog('one'))
    the('#inside').focus()
    close()
    vi.runAllTimers()
    expect(document.activeElement).toBe(the('#opener'))
  })

  it('stays in a dialog that is still open', () => {
    the('#opener').focus()
    const closeOne = openModal(dialog('one'))
    the('#inside').focus()
    const closeTwo = openModal(dialog('two'))
    closeTwo()
    the('#inside').focus()
    vi.runAllTimers()
    expect(document.activeElement).toBe(the('#inside'))
    closeOne()
    vi.runAllTimers()
    expect(document.activeElement).toBe(the('#opener'))
  })

  it('goes to the page if the opener is gone, and is not given to an opener of earlier', () => {
    the('#opener').focus()
    const close = openModal(dialog('one'))
    the('#opener').remove()
    close()
    vi.runAllTimers()
    expect(document.activeElement).toBe(the('#main'))
  })
})
