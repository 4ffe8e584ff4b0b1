/** What this browser keeps between visits: seats' tokens, the name used last, settings. Survives a full or forbidden storage. */

export interface Kept {
  readonly table: string
  readonly slot: string
  readonly token: string
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'asztal.seat.'
const memory = new Map<string, string>()

function box(): Box | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export function recall(key: string): string | null {
  try {
    return box()?.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) box()?.removeItem(key)
    else box()?.setItem(key, value)
  } catch {
    // Kept for this visit only.
  }
}

const seatKey = (table: string, slot: string) => `${prefix}${table}.${slot}`

function tokenOf(table: string, slot: string): string | null {
  return recall(seatKey(table, slot))
}

function keepToken(table: string, slot: string, token: string | null): void {
  keep(seatKey(table, slot), token)
}

const withKey = (table: string, slot: string) => `asztal.with.${table}.${slot}`

/** The tokens of everyone who plays on this device at this place: its owner's, then those of the people who joined. */
export function tokensAt(table: string, slot: string): string[] {
  const others = (recall(withKey(table, slot)) ?? '').split(',')
  return [tokenOf(table, slot), ...others].filter((token) => token !== null && token !== '') as string[]
}

export function keepTokens(table: string, slot: string, tokens: readonly string[]): void {
  keepToken(table, slot, tokens[0] ?? null)
  keep(withKey(table, slot), tokens.length > 1 ? tokens.slice(1).join(',') : null)
}

const backKey = (table: string, slot: string) => `asztal.back.${table}.${slot}`

/** One-time codes by which the people of this device come back at another address of the host. */
export function waysBack(table: string, slot: string): string[] {
  return (recall(backKey(table, slot)) ?? '').split(',').filter((code) => code !== '')
}

export function keepWaysBack(table: string, slot: string, codes: readonly string[]): void {
  keep(backKey(table, slot), codes.length > 0 ? codes.join(',') : null)
}

let holder = ''

/** From now on notes belong to this person; null: to the device's only user. */
export function notesOf(person: string | null): void {
  holder = person === null ? '' : `.${person}`
}

/** The key of a private note: on a device that several people pass round, each has their own notes. */
export function noteKey(key: string): string {
  return `${key}${holder}`
}

/** Every seat this browser holds. */
export function keptSeats(): Kept[] {
  const keys = new Set(memory.keys())
  try {
    const store = box()
    for (let at = 0; store && at < store.length; at++) keys.add(store.key(at) ?? '')
  } catch {
    // Use what is in memory.
  }
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const [table, slot] = key.slice(prefix.length).split('.')
      const token = recall(key)
      return table && slot && token ? [{ table, slot, token }] : []
    })
    .sort((a, b) => a.table.localeCompare(b.table) || a.slot.localeCompare(b.slot))
}

/** The first slot of a table in which this browser holds no seat yet. */
export function freeSlot(table: string): string {
  let slot = 1
  while (tokenOf(table, String(slot)) !== null) slot++
  return String(slot)
}

/** A random key. `crypto.randomUUID` is missing on plain-http pages of a local network; `getRandomValues` is not. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
