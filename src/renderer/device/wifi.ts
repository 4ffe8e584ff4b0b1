/** The Wi-Fi that guests join first. Typed on the host's computer, and kept by its browser alone: no host is told. */
import { keep, recall } from './keep'

export interface Wifi {
  readonly name: string
  /** Empty: an open network. */
  readonly password: string
}

const key = 'asztal.wifi'

/** The text that cameras read as a network to join. */
export function wifiText({ name, password }: Wifi): string {
  const written = (text: string) => text.replace(/[\\;,:"]/g, (sign) => `\\${sign}`)
  const secret = password === '' ? 'T:nopass;' : `T:WPA;P:${written(password)};`
  return `WIFI:${secret}S:${written(name)};;`
}

export function recallWifi(): Wifi | null {
  try {
    const { name, password } = JSON.parse(recall(key) ?? 'null') as Partial<Wifi>
    return typeof name === 'string' && name !== '' && typeof password === 'string' ? { name, password } : null
  } catch {
    return null
  }
}

/** An empty name forgets it. */
export function keepWifi(wifi: Wifi): void {
  keep(key, wifi.name === '' ? null : JSON.stringify(wifi))
}
