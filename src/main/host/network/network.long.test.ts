import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NearbyHost } from '../../../protocol/toClient'
import { Child } from '../testing/child'
import { removeTempFolders } from '../testing/host'
import { hostOn, type HostOn } from '../testing/hostOn'
import { Networks, whyNoNamespaces, type Computer } from '../testing/namespaces'

const why = whyNoNamespaces()
const networks = new Networks()
const children: Child[] = []

afterAll(async () => {
  await Promise.all(children.splice(0).map((child) => child.end()))
  networks.remove()
  removeTempFolders()
})

async function host(on: Computer): Promise<HostOn> {
  const started = await hostOn(on)
  children.push(started.child)
  return started
}

const urls = (hosts: readonly NearbyHost[]) => hosts.map((one) => one.url)

describe.skipIf(why !== null)(`computers joined by cables${why === null ? '' : ` (skipped: ${why})`}`, () => {
  // Anna's computer has a cable to Béla's and another to Cili's. The tests follow each other like an evening.
  let [a, b, c]: Computer[] = []
  let [anna, bela, cili]: HostOn[] = []

  beforeAll(async () => {
    ;[a, b, c] = [networks.computer(), networks.computer(), networks.computer()]
    networks.join('cab0', a, '10.77.0.1', b, '10.77.0.2')
    networks.join('cab1', a, '10.78.0.1', c, '10.78.0.2')
    ;[anna, bela, cili] = await Promise.all([host(a), host(b), host(c)])
  }, 60_000)

  it('find each other in both directions, at the address that is in their own network', async () => {
    await anna.sees((hosts) => urls(hosts).join() === `http://10.77.0.2:${bela.port},http://10.78.0.2:${cili.port}`)
    await bela.sees((hosts) => urls(hosts).join() === `http://10.77.0.1:${anna.port}`)
    await cili.sees((hosts) => urls(hosts).join() === `http://10.78.0.1:${anna.port}`)
  })

  it('hear of tables and free seats, but not of locked tables', async () => {
    const known = (hosts: readonly NearbyHost[]) => JSON.stringify(hosts[0]?.tables.map(({ code: _, ...rest }) => rest))
    anna.child.tell({ do: 'open', game: 'zertz', name: 'Anna', tableName: 'Anna’s table' })
    await bela.sees((hosts) => known(hosts) === '[{"game":"zertz","name":null,"free":1}]')
    anna.child.tell({ do: 'set', name: 'Konyha' })
    await bela.sees((hosts) => known(hosts) === '[{"game":"zertz","name":"Konyha","free":1}]')
    anna.child.tell({ do: 'set', locked: true })
    await bela.sees((hosts) => hosts.length === 1 && hosts[0].tables.length === 0)
    anna.child.tell({ do: 'set', locked: false })
  })

  it('serve page and socket to others under their own name only', async () => {
    await visit(b, `http://10.77.0.1:${anna.port}`)
    await anna.shows((table) => table.people.some((one) => one.name === 'Phone' && one.here))
  })

  it('lose each other when the cable is pulled, and find each other again', async () => {
    a.ip('link', 'set', 'cab0', 'down')
    await bela.sees((hosts) => hosts.length === 0)
    await cili.sees((hosts) => hosts.length === 1)
    await anna.shows((table) => table.addresses.join() === `http://10.78.0.1:${anna.port}`)
    a.ip('link', 'set', 'cab0', 'up')
    await bela.sees((hosts) => hosts.length === 1 && hosts[0].tables.length === 1)
    await anna.shows((table) => table.addresses.length === 2)
  })

  it('follow a host whose address changes', async () => {
    a.ip('addr', 'del', '10.77.0.1/24', 'dev', 'cab0')
    a.ip('addr', 'add', '10.77.0.9/24', 'dev', 'cab0')
    await anna.shows((table) => table.addresses.includes(`http://10.77.0.9:${anna.port}`))
    await bela.sees((hosts) => urls(hosts).join() === `http://10.77.0.9:${anna.port}`)
    await visit(b, `http://10.77.0.9:${anna.port}`)
  })

  it('notice a goodbye at once', async () => {
    anna.child.tell({ quit: true })
    // Sooner than by not being heard any more.
    await Promise.all([bela, cili].map((one) => one.sees((hosts) => hosts.length === 0, 1300)))
  })
})

/** A phone comes from another computer and gets as far as it should. */
async function visit(from: Computer, url: string): Promise<void> {
  const phone = new Child('./guestProcess.ts', [url], from.inside)
  children.push(phone)
  const door = await phone.line((line) => 'page' in line)
  expect(door).toEqual({ page: 200, foreignHost: 421, ownOrigin: 101, foreignOrigin: 403 })
  await phone.line((line) => line.say === 'youAre')
  expect(phone.lines.some((line) => line.say === 'nearby')).toBe(false)
}
