/**
 * The back button and the back swipe of phones. A second entry for the same page lies on top of the browser's history;
 * stepping back from it closes what is open, or asks whether to leave, instead of leaving the page.
 */
const mark = 'asztal.guard'
const open: HTMLDialogElement[] = []
let guardedAt = history.state === mark ? location.hash : null

/** From here on the next step back stays on this page. Browsers want this done while the page is being touched. */
export function guardBack(): void {
  if (history.state !== mark || guardedAt !== location.hash) history.pushState(mark, '')
  guardedAt = location.hash
}

/** The next step back closes this dialog; call what it returns once it is closed. */
export function coverBack(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  guardBack()
  return () => void open.splice(open.indexOf(dialog), 1)
}

/** `stays`: asked when no dialog is open that could be closed; true keeps the page. */
export function watchBack(stays: () => boolean): () => void {
  const onpopstate = () => {
    const fromGuard = guardedAt === location.hash && history.state !== mark
    guardedAt = history.state === mark ? location.hash : null
    if (!fromGuard) return
    const top = open.at(-1)
    top?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (top || stays()) guardBack()
    else history.back()
  }
  addEventListener('popstate', onpopstate)
  return () => removeEventListener('popstate', onpopstate)
}
