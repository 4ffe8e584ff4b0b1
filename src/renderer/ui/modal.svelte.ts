/** Opens dialogs, and gives the focus back to what opened the first of them when the last one is gone. */
import { untrack } from 'svelte'
import { coverBack } from './back'
import { isDialogOpen, openerAmong } from './modal'

let opener: HTMLElement | null = null
let inFront = $state.raw<readonly HTMLDialogElement[]>([])

/** The topmost modal dialog, if one is open: nothing outside it can be touched. */
export function frontModal(): HTMLDialogElement | null {
  return inFront.at(-1) ?? null
}

/** Shows a dialog on top of all others; call what it returns once it is closed. */
export function showInFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  untrack(() => (inFront = [...inFront, dialog]))
  return () => (inFront = inFront.filter((one) => one !== dialog))
}

/** Shows a dialog that the back button closes too; returns what closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  opener = openerAmong(document.activeElement, opener)
  const leaveFront = showInFront(dialog)
  const uncoverBack = coverBack(dialog)
  return () => {
    uncoverBack()
    leaveFront()
    dialog.close()
    setTimeout(() => {
      if (isDialogOpen(document)) return
      // If the opener is gone, for instance because the page has changed, the page itself gets the focus.
      const back = opener?.isConnected ? opener : document.getElementById('main')
      back?.focus()
      opener = null
    })
  }
}
