/** Opens dialogs, and gives the focus back to what opened the first of them when the last one is gone. */
import { untrack } from 'svelte'
import { coverBack } from './back'

let opener: HTMLElement | null = null
let inFront = $state.raw<readonly HTMLDialogElement[]>([])

/** The modal dialog before all others, if one is open: nothing outside of it can be touched. */
export function frontModal(): HTMLDialogElement | null {
  return inFront.at(-1) ?? null
}

/** Shows a dialog before all others; what it returns says that it is closed. */
export function showInFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  untrack(() => (inFront = [...inFront, dialog]))
  return () => (inFront = inFront.filter((one) => one !== dialog))
}

/** Shows a dialog that the back button closes too; what it returns closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const active = document.activeElement
  if (active instanceof HTMLElement && active.closest('dialog') === null && active !== document.body) opener = active
  const away = showInFront(dialog)
  const uncover = coverBack(dialog)
  return () => {
    uncover()
    away()
    dialog.close()
    setTimeout(() => {
      if (document.querySelector('dialog[open]:not(.claims)') !== null) return
      if (opener?.isConnected) opener.focus()
      opener = null
    })
  }
}
