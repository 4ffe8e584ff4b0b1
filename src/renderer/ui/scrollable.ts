/** Lets the keyboard scroll a part of the page that has nothing else to focus: `{@attach scrollable}`. */
export function scrollable(part: HTMLElement): void {
  part.tabIndex = 0
}
