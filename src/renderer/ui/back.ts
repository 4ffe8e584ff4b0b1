/**
 * The back button and the back swipe of phones. A second entry for the same page lies on top of the browser's history;
 * stepping back from it closes what is open, or is asked about, instead of leaving the page.
 */
const mark = 'asztal.guard'
const open: HTMLDialogElement[] = []
let guardedAt = history.state === mark ? location.hash : null

/** From here on the next step back stays on this page. Best called while the person touches it. */
export function guardBack(): void {
  if (history.state !== mark || guardedAt !== location.hash) history.pushState(mark, '')
  guardedAt = location.hash
}

/** A dialog is open; what this returns says that it is closed. */
export function coverBack(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  guardBack()
  return () => void open.splice(open.indexOf(dialog), 1)
}

/** `ask`: nothing is open that could be closed. True if the page is to stay. */
export function watchBack(ask: () => boolean): () => void {
  const onpopstate = () => {
    const fromGuard = guardedAt === location.hash && history.state !== mark
    guardedAt = history.state === mark ? location.hash : null
    if (!fromGuard) return
    const top = open.at(-1)
    top?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (top || ask()) guardBack()
    else history.back()
  }
  addEventListener('popstate', onpopstate)
  return () => removeEventListener('popstate', onpopstate)
}
