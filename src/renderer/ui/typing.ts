/** Whether a key belongs to a field that somebody types into or picks from. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return /^(INPUT|SELECT|TEXTAREA)$/.test((target as HTMLElement).tagName)
}
