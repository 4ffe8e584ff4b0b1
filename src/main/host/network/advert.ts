/** How a host describes itself over mDNS, and how such a description is parsed. Pure; the input is untrusted. */
import { gameIds } from '../../../engine/games/catalog'
import type { NearbyHost } from '../../../protocol/toClient'
import { cleanText } from '../../../protocol/toHost'
import { limits, protocolVersion } from '../../../protocol/version'

export const serviceName = '_asztal._tcp.local'
const recordSeconds = 120
const mostTables = 8
const mostTxtBytes = 900

export interface Advert {
  /** Identifies a host, so that we recognise ourselves. */
  readonly id: string
  readonly name: string
  readonly app: string
  readonly port: number
  readonly tables: NearbyHost['tables']
}

/** A DNS record as the mDNS library takes and returns it. */
export interface DnsRecord {
  readonly name: string
  readonly type: string
  readonly ttl: number
  readonly flush?: boolean
  readonly data: unknown
}

/** All records of a host as seen at one of its addresses. With `seconds: 0` they say goodbye. */
export function records(advert: Advert, address: string, seconds = recordSeconds): DnsRecord[] {
  // Names end in the id, so they are unique without probing.
  const instance = `${label(advert.name, 40)} ${advert.id}.${serviceName}`
  const host = `asztal-${advert.id}-${address.replaceAll('.', '-')}.local`
  const own = { ttl: seconds, flush: true }
  return [
    { name: serviceName, type: 'PTR', ttl: seconds, data: instance },
    { name: instance, type: 'SRV', ...own, data: { priority: 0, weight: 0, port: advert.port, target: host } },
    { name: instance, type: 'TXT', ...own, data: writeTxt(advert) },
    { name: host, type: 'A', ...own, data: address },
    { name: '_services._dns-sd._udp.local', type: 'PTR', ttl: seconds, data: serviceName },
  ]
}

/** One DNS label: no dots, bounded in bytes. */
function label(name: string, mostBytes: number): string {
  let text = cleanText(name).replaceAll('.', '-') || 'Asztal'
  while (Buffer.byteLength(text) > mostBytes) text = [...text].slice(0, -1).join('').trim()
  return text
}

function writeTxt(advert: Advert): Buffer[] {
  const lines = [`v=${protocolVersion}`, `app=${advert.app}`, `id=${advert.id}`, `name=${label(advert.name, 100)}`]
  for (const [at, { code, game, name, free }] of advert.tables.slice(0, mostTables).entries())
    lines.push(`t${at}=${free} ${code} ${game}${name === null ? '' : ` ${name}`}`)
  let bytes = 0
  return lines
    .map((line) => Buffer.from(line))
    .filter((line) => line.length < 256 && (bytes += line.length) < mostTxtBytes)
}

export interface Sighting {
  readonly id: string
  readonly host: NearbyHost
}

/** The hosts in a response. Their address is where it came from, never one it merely names. */
export function readSightings(packet: readonly DnsRecord[], from: string): Sighting[] {
  const seen: Sighting[] = []
  for (const pointer of packet) {
    if (!isService(pointer) || pointer.ttl === 0) continue
    const about = packet.filter((one) => same(one.name, pointer.data) && one.ttl > 0)
    const port = (about.find((one) => one.type === 'SRV')?.data as { port?: unknown } | undefined)?.port
    const facts = readTxt(about.find((one) => one.type === 'TXT')?.data)
    const id = facts.get('id')
    if (!id || !/^[0-9a-f]{4,32}$/.test(id) || facts.get('v') !== String(protocolVersion)) continue
    if (typeof port !== 'number' || port < 1 || port > 65535) continue
    const name = bounded(facts.get('name'), limits.tableNameLength) || from
    seen.push({ id, host: { name, url: `http://${from}:${port}`, tables: readTables(facts) } })
  }
  return seen
}

/** The ids of hosts that say goodbye. */
export function readGoodbyes(packet: readonly DnsRecord[]): string[] {
  return packet
    .filter((one) => isService(one) && one.ttl === 0)
    .map((one) => / ([0-9a-f]{4,32})\._asztal\._tcp\.local$/i.exec(String(one.data))?.[1] ?? '')
    .filter((id) => id !== '')
}

function isService(record: DnsRecord): boolean {
  return record.type === 'PTR' && same(record.name, serviceName)
}

function same(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}

function readTxt(data: unknown): Map<string, string> {
  const facts = new Map<string, string>()
  for (const line of Array.isArray(data) ? data.slice(0, 20) : [data]) {
    const [, key, value] = /^([a-z0-9]{1,8})=(.*)$/s.exec(Buffer.isBuffer(line) ? line.toString('utf8') : '') ?? []
    if (key !== undefined && !facts.has(key)) facts.set(key, value)
  }
  return facts
}

function readTables(facts: ReadonlyMap<string, string>): NearbyHost['tables'] {
  const tables: NearbyHost['tables'][number][] = []
  for (let at = 0; at < mostTables; at++) {
    const [, free, code, id, raw] = /^(\d{1,2}) ([A-Z]{4}) (\S+)(?: (.*))?$/s.exec(facts.get(`t${at}`) ?? '') ?? []
    const game = gameIds.find((one) => one === id)
    if (game) tables.push({ code, game, name: bounded(raw, limits.tableNameLength) || null, free: Number(free) })
  }
  return tables
}

function bounded(raw: string | undefined, most: number): string {
  return cleanText((raw ?? '').slice(0, most * 4)).slice(0, most)
}
