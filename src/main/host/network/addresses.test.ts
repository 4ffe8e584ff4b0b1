import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { inUrl, neighbourhood, rankAdapters, sameNetwork } from './addresses'

/** `Wi-Fi 192.168.1.5 [mac] [mask]` a line. */
function interfaces(lines: readonly string[]): NodeJS.Dict<NetworkInterfaceInfo[]> {
  const all: Record<string, NetworkInterfaceInfo[]> = {}
  for (const line of lines) {
    const [, name, address, rest] = /^(.+?) ([0-9a-f]*[.:][0-9a-f.:]+)(.*)$/.exec(line)!
    const mac = /mac=(\S+)/.exec(rest)?.[1] ?? 'a4:83:e7:00:00:01'
    const netmask = /mask=(\S+)/.exec(rest)?.[1] ?? '255.255.255.0'
    const internal = name === 'lo' || name.startsWith('Loopback')
    const common = { address, mac, netmask, internal, cidr: null }
    const info: NetworkInterfaceInfo = address.includes(':')
      ? { ...common, family: 'IPv6', scopeid: 0 }
      : { ...common, family: 'IPv4' }
    ;(all[name] ??= []).push(info)
  }
  return all
}

const order = (lines: readonly string[]) => rankAdapters(interfaces(lines)).map((one) => one.address)

/** Each case lists addresses as the system gives them, and the order in which they should be offered. */
const cases: Record<string, { given: string[]; order: string[] }> = {
  'Windows laptop with WSL, Hyper-V and VirtualBox': {
    given: [
      'vEthernet (WSL) 172.28.16.1 mac=00:15:5d:a1:b2:c3',
      'vEthernet (Default Switch) 172.17.160.1 mac=00:15:5d:a1:b2:c4',
      'Ethernet 2 192.168.56.1 mac=0a:00:27:00:00:0d',
      'Wi-Fi 192.168.1.23',
      'Bluetooth Network Connection 169.254.9.9',
      'Loopback Pseudo-Interface 1 127.0.0.1',
    ],
    order: ['192.168.1.23', '192.168.56.1', '172.17.160.1', '172.28.16.1', '169.254.9.9'],
  },
  'Windows with VMware, a VPN and cable': {
    given: [
      'VMware Network Adapter VMnet8 192.168.80.1 mac=00:50:56:c0:00:08',
      'OpenVPN TAP-Windows6 10.8.0.2',
      'Ethernet 192.168.0.12',
      'Local Area Connection* 10 192.168.137.1',
    ],
    order: ['192.168.0.12', '192.168.137.1', '10.8.0.2', '192.168.80.1'],
  },
  'Windows with cable and Wi-Fi: phones are on the Wi-Fi': {
    given: ['Ethernet 10.1.2.3', 'Wi-Fi 192.168.1.23'],
    order: ['192.168.1.23', '10.1.2.3'],
  },
  'macOS with a VPN, AirDrop and a virtual machine': {
    given: [
      'lo 127.0.0.1',
      'utun4 10.20.30.40 mac=00:00:00:00:00:00 mask=255.255.255.255',
      'bridge100 192.168.64.1',
      'awdl0 fe80::1',
      'en0 192.168.1.7',
      'en0 fd00::7',
    ],
    order: ['192.168.1.7', '192.168.64.1', '10.20.30.40', 'fd00::7'],
  },
  'macOS with several adapters: the lowest number first': {
    given: ['en10 192.168.1.10', 'en5 192.168.1.5', 'en0 192.168.1.9'],
    order: ['192.168.1.9', '192.168.1.5', '192.168.1.10'],
  },
  'Linux with Docker, libvirt, WireGuard and Tailscale': {
    given: [
      'docker0 172.17.0.1 mac=02:42:ac:11:00:01',
      'br-9f8e7d 172.18.0.1 mac=02:42:ac:12:00:01',
      'veth12ab 169.254.3.4',
      'virbr0 192.168.122.1 mac=52:54:00:00:00:01',
      'wg0 10.66.66.2 mac=00:00:00:00:00:00 mask=255.255.255.255',
      'tailscale0 100.101.102.103 mac=00:00:00:00:00:00 mask=255.255.255.255',
      'enp3s0 192.168.178.30',
      'wlp2s0 192.168.178.31',
      'wlp2s0 2001:db8::31',
    ],
    order: [
      '192.168.178.31',
      '192.168.178.30',
      '192.168.122.1',
      '10.66.66.2',
      '172.18.0.1',
      '172.17.0.1',
      '100.101.102.103',
      '169.254.3.4',
      '2001:db8::31',
    ],
  },
  'a public address goes after a private one, link-local after both': {
    given: ['eth2 169.254.1.1', 'eth1 203.0.113.9', 'eth0 10.0.0.9'],
    order: ['10.0.0.9', '203.0.113.9', '169.254.1.1'],
  },
  "an iPhone's hotspot counts as a home network": {
    given: ['docker0 172.20.0.1', 'eth0 172.20.10.3'],
    order: ['172.20.10.3', '172.20.0.1'],
  },
  'a computer that only has virtual adapters still offers them': {
    given: ['docker0 172.17.0.1', 'veth0 10.77.0.1'],
    order: ['10.77.0.1', '172.17.0.1'],
  },
  'link-local IPv6 needs a zone that no phone can type': { given: ['eth0 fe80::1', 'lo ::1'], order: [] },
}

describe('addresses, best first', () => {
  it.each(Object.entries(cases))('%s', (_, { given, order: expected }) => {
    expect(order(given)).toEqual(expected)
    expect(order([...given].reverse())).toEqual(expected)
  })

  it('knows what is in one network', () => {
    expect(sameNetwork('192.168.1.5', '192.168.1.200', '255.255.255.0')).toBe(true)
    expect(sameNetwork('192.168.1.5', '192.168.2.5', '255.255.255.0')).toBe(false)
    expect(sameNetwork('10.1.2.3', '10.9.9.9', '255.0.0.0')).toBe(true)
    expect(sameNetwork('10.1.2.3', 'fe80::1', '255.0.0.0')).toBe(false)
  })

  it('writes IPv6 in brackets', () => {
    expect([inUrl('10.0.0.1'), inUrl('fd00::1')]).toEqual(['10.0.0.1', '[fd00::1]'])
  })
})

it.each([
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['192.168.1.20', '192.168.1.20'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (address, as) => expect(neighbourhood(address)).toBe(as))
