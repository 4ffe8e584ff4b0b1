/** Which window a page of the host belongs in, told by its address. */

/** An address, or null if it is none. */
export function readUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null
}

export interface WindowRoute {
  readonly kind: 'home' | 'seat' | 'screen' | 'about'
  readonly table: string | null
  /** Which of the seats on this computer; 0 is the window in which the table was opened. */
  readonly slot: number
}

export function windowRoute(url: string): WindowRoute {
  const parts = (readUrl(url)?.hash ?? '').replace(/^#\/?/, '').split('/')
  if (parts[0] === 'about') return { kind: 'about', table: null, slot: 0 }
  const table = (parts[1] ?? '').toUpperCase()
  if (parts[0] !== 't' || !/^[A-Z]{4}$/.test(table)) return { kind: 'home', table: null, slot: 0 }
  if (parts[2] === 'screen') return { kind: 'screen', table, slot: 0 }
  const slot = parts[2] === 'as' && /^\d{1,2}$/.test(parts[3] ?? '') ? Number(parts[3]) : 0
  return { kind: slot === 0 ? 'home' : 'seat', table, slot }
}

/** The address of one more seat at a table, beside the windows that are open. */
export function nextSeat(table: string, open: readonly string[]): string {
  const taken = open.map(windowRoute).flatMap((route) => (route.table === table ? [route.slot] : []))
  let slot = 1
  while (taken.includes(slot)) slot++
  return `#/t/${table}/as/${slot}`
}

export function screenOf(table: string): string {
  return `#/t/${table}/screen`
}

/** The page about the app, with the versions of what it runs on: a page can't ask for them, so its address tells them. */
export function aboutPage(versions: Readonly<Record<string, string | undefined>>): string {
  const told = ['electron', 'chrome', 'node'].map((part) => `${part}-${versions[part] ?? ''}`)
  return `#/about/${told.join('/')}`
}

/** Under which name a window's position is remembered. */
export function placeOf(url: string): string {
  const { kind, slot } = windowRoute(url)
  return kind === 'seat' ? `seat${slot}` : kind
}
