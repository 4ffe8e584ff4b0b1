/** Under which addresses phones may reach this computer. */
import { hostname, networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

export interface Adapter {
  readonly name: string
  readonly address: string
  readonly family: 'IPv4' | 'IPv6'
}

// Adapters of containers, virtual machines and private networks: reachable from inside this computer only.
const virtualName =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|wsl|tun|tap|utun|wg|tailscale|zt|ppp|ipsec|hamachi|lxc|lxd|cni|flannel|podman|awdl|llw|bridge)/i
const virtualWord = /(virtual|vmware|hyper-v|vpn|loopback|container|bluetooth)/i

/** Lower is better: private IPv4 on a real adapter, other IPv4, link-local, then virtual adapters, IPv6 last. */
export function rank(adapter: Adapter): number {
  let rank = 0
  if (adapter.family === 'IPv6') rank += 100
  if (virtualName.test(adapter.name) || virtualWord.test(adapter.name)) rank += 40
  if (isLinkLocal(adapter.address)) rank += 20
  else if (!isPrivate(adapter.address)) rank += 10
  else if (adapter.address.startsWith('172.')) rank += 1
  return rank
}

function isPrivate(address: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) || /^f[cd]/i.test(address)
}

function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.') || /^fe[89ab]/i.test(address)
}

export function rankAdapters(all: NodeJS.Dict<NetworkInterfaceInfo[]>): Adapter[] {
  const adapters: Adapter[] = []
  for (const [name, infos] of Object.entries(all)) {
    for (const { address, family, internal } of infos ?? []) {
      if (internal || (family === 'IPv6' && isLinkLocal(address))) continue
      adapters.push({ name, address, family })
    }
  }
  return adapters.sort((a, b) => rank(a) - rank(b))
}

export function ownAdapters(): Adapter[] {
  return rankAdapters(networkInterfaces())
}

/** An address as it stands in a URL. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address
}

/** Every name by which a browser may rightly call this host, in lower case, without a port. */
export function ownNames(): Set<string> {
  const names = ['localhost', '127.0.0.1', '[::1]', hostname(), `${hostname().replace(/\.local$/i, '')}.local`]
  const addresses = Object.values(networkInterfaces()).flatMap((infos) =>
    (infos ?? []).map((one) => inUrl(one.address)),
  )
  return new Set([...names, ...addresses].map((name) => name.toLowerCase()))
}
