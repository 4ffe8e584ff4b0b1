/** The addresses at which phones may reach this computer. */
import { hostname, networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

export interface Adapter {
  readonly name: string
  readonly address: string
  readonly family: 'IPv4' | 'IPv6'
  readonly netmask: string
  readonly mac: string
  /** A link to a single peer, such as a VPN's: there are no phones on it. */
  readonly pointToPoint: boolean
}

// Adapters of containers, virtual machines, VPNs and the like: there are no phones on them.
const virtualName =
  /^(docker|br-|veth|virbr|vnet|vmnet|vboxnet|vethernet|wsl|tun|tap|utun|wg|tailscale|zt|ppp|ipsec|ham\d|gpd|cscotun|nebula|lxc|lxd|incus|cni|flannel|cali|kube|podman|waydroid|mpqemu|awdl|llw|anpi|ap\d|gif|stf|dummy|ifb|sit|bridge|nordlynx|proton|local area connection\*)/i
const virtualWord =
  /(virtual|vmware|vmnet|hyper-v|wsl|vpn|wireguard|zerotier|hamachi|radmin|loopback|npcap|container|docker|bluetooth|tap-windows|wintun)/i
const wirelessName = /^(wl|wi-?fi|wireless|ath|ra\d)/i
/** MAC prefixes of VirtualBox, VMware, Hyper-V, Parallels and Docker adapters; tunnels have none. */
const virtualMac = /^(0a:00:27|00:50:56|00:15:5d|00:1c:42|02:42|00:00:00:00:00:00)/i

type Known = Pick<Adapter, 'name' | 'address' | 'family'> & Partial<Adapter>

/**
 * Lower is better: private IPv4 on a real adapter, then other IPv4, link-local, virtual and VPN adapters, IPv6 last.
 * Among equals a wireless adapter goes first, since that is where phones are.
 */
function rank(adapter: Known): number {
  const virtual = virtualName.test(adapter.name) || virtualWord.test(adapter.name) || adapter.pointToPoint === true
  const byMac = adapter.mac !== undefined && virtualMac.test(adapter.mac)
  return (
    (adapter.family === 'IPv6' ? 1000 : 0) +
    (virtual ? 400 : byMac ? 300 : 0) +
    rankAddress(adapter.address) +
    (wirelessName.test(adapter.name) ? 0 : 1)
  )
}

/** The address's share of the rank. */
export function rankAddress(address: string): number {
  if (isLinkLocal(address)) return 200
  // Carrier-grade NAT, and some VPNs.
  if (/^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address)) return 150
  if (!isPrivate(address)) return 100
  // VirtualBox's host-only network.
  if (address.startsWith('192.168.56.')) return 60
  // An iPhone's hotspot; other networks in this range mostly belong to containers.
  if (address.startsWith('172.20.10.')) return 0
  return address.startsWith('172.') ? 20 : 0
}

function isPrivate(address: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) || /^f[cd]/i.test(address)
}

function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.') || /^fe[89ab]/i.test(address)
}

/** All non-loopback addresses of a computer, best first. */
export function rankAdapters(all: NodeJS.Dict<NetworkInterfaceInfo[]>): Adapter[] {
  const adapters: Adapter[] = []
  for (const [name, infos] of Object.entries(all)) {
    for (const { address, family, internal, netmask, mac } of infos ?? []) {
      if (internal || (family === 'IPv6' && isLinkLocal(address))) continue
      const pointToPoint = netmask === '255.255.255.255'
      adapters.push({ name, address, family, netmask, mac, pointToPoint })
    }
  }
  const byName = new Intl.Collator('en', { numeric: true })
  return adapters.sort((a, b) => rank(a) - rank(b) || byName.compare(a.name, b.name))
}

export function ownAdapters(): Adapter[] {
  return rankAdapters(networkInterfaces())
}

/** Whether two IPv4 addresses are in one network. */
export function sameNetwork(one: string, other: string, netmask: string): boolean {
  const [a, b, mask] = [one, other, netmask].map((text) => text.split('.').map(Number))
  return (
    [a, b, mask].every((parts) => parts.length === 4) && mask.every((bits, at) => (a[at] & bits) === (b[at] & bits))
  )
}

/** An address as written in a URL. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address
}

/** Every name a browser may legitimately use for this host, in lower case, without a port. */
export function ownNames(): Set<string> {
  const names = ['localhost', '127.0.0.1', '[::1]', hostname(), `${hostname().replace(/\.local$/i, '')}.local`]
  const addresses = Object.values(networkInterfaces()).flatMap((infos) =>
    (infos ?? []).map((one) => inUrl(one.address)),
  )
  return new Set([...names, ...addresses].map((name) => name.toLowerCase()))
}

/** Whether a connection from this address comes from this computer. */
export function isLocal(address: string | undefined): boolean {
  return address !== undefined && /^(::1$|(::ffff:)?127\.)/.test(address)
}

/** One address, however it is written. */
export function plainAddress(address: string): string {
  return unmapped(address).replace(/%.*$/, '').toLowerCase()
}

/** An IPv4 address that came in as IPv6 (`::ffff:192.168.1.2`) as it is usually written; any other as it is. */
export function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** What counts as one neighbourhood: an IPv4 address, or a whole IPv6 /64, since devices there pick as many as they like. */
export function neighbourhood(address: string): string {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return plain
  const [head, tail = ''] = plain.split('::')
  const [front, back] = [head, tail].map((half) => half.split(':').filter((part) => part !== ''))
  const gap = plain.includes('::') ? 8 - front.length - back.length : 0
  const parts = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return parts.slice(0, 4).join(':')
}
