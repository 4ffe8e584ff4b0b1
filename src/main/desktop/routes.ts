/** Which window one of the host's pages belongs in, judging by its address. */

/** The parsed address, or null if it isn't one. */
export function readUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null
}

export interface WindowRoute {
  readonly kind: 'home' | 'seat' | 'screen' | 'about'
  readonly table: string | null
  /** Which seat on this computer; 0 is the window that opened the table. */
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

/** The address of another seat at a table: the first that no open window shows. */
export function nextSeat(table: string, open: readonly string[]): string {
  const taken = open.map(windowRoute).flatMap((route) => (route.table === table ? [route.slot] : []))
  let slot = 1
  while (taken.includes(slot)) slot++
  return `#/t/${table}/as/${slot}`
}

export function screenOf(table: string): string {
  return `#/t/${table}/screen`
}

/** The About page. Its address carries the versions of what the app runs on, which a page can't look up. */
export function aboutPage(versions: Readonly<Record<string, string | undefined>>): string {
  const parts = ['electron', 'chrome', 'node'].map((part) => `${part}-${versions[part] ?? ''}`)
  return `#/about/${parts.join('/')}`
}

/** The name under which a window's position is saved. */
export function placeOf(url: string): string {
  const { kind, slot } = windowRoute(url)
  return kind === 'seat' ? `seat${slot}` : kind
}
