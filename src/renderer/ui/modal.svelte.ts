/** Opens dialogs, and gives the focus back to what opened the first of them when the last one is gone. */
import { coverBack } from './back'
import { isDialogOpen, openerAmong } from './modal'

let opener: HTMLElement | null = null
let inFront = $state.raw<readonly HTMLDialogElement[]>([])
/** The same list, for writing: an effect being torn down reads state as it was before the change. */
let stack: readonly HTMLDialogElement[] = []

/** The topmost modal dialog, if one is open: nothing outside it can be touched. */
export function frontModal(): HTMLDialogElement | null {
  return inFront.at(-1) ?? null
}

/** Whether a modal dialog other than this one is open. */
export function isOtherModal(dialog: HTMLDialogElement | undefined): boolean {
  return inFront.some((one) => one !== dialog)
}

/** Shows a dialog on top of all others; call what it returns once it is closed. */
export function showInFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  inFront = stack = [...stack, dialog]
  return () => (inFront = stack = stack.filter((one) => one !== dialog))
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
