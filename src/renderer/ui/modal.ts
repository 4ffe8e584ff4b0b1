/** Opens dialogs, and gives the focus back to what opened the first of them when the last one is gone. */
import { coverBack } from './back'

let opener: HTMLElement | null = null

/** Shows the dialog; what it returns closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const active = document.activeElement
  if (active instanceof HTMLElement && active.closest('dialog') === null && active !== document.body) opener = active
  dialog.showModal()
  const uncover = coverBack(dialog)
  return () => {
    uncover()
    dialog.close()
    setTimeout(() => {
      if (document.querySelector('dialog[open]:not(.claims)') !== null) return
      if (opener?.isConnected) opener.focus()
      opener = null
    })
  }
}
