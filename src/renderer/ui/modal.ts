/** What gets the focus back when the last dialog closes. */

/** The control that opened the first of the dialogs: neither the page itself nor something inside another dialog. */
export function openerAmong(active: Element | null, before: HTMLElement | null): HTMLElement | null {
  const opens =
    active instanceof HTMLElement && active.closest('dialog') === null && active !== active.ownerDocument.body
  return opens ? active : before
}

/** Whether an open dialog holds the focus; people waiting at the door don't take it. */
export function isDialogOpen(page: ParentNode): boolean {
  return page.querySelector('dialog[open]:not(.knocks)') !== null
}
