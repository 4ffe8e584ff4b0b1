import { describe, expect, it } from 'vitest'
import { games } from '../../engine/games'
import { gameIds, manifests } from '../../engine/games/catalog'
import type { ToHost } from '../../protocol/toHost'
import { playAlone, seatsAlone } from './playAlone'

function line({ opens = true, refuses = '' } = {}) {
  const said: string[] = []
  return {
    said,
    open: async (game: string, name: string) => {
      said.push(`open ${game} ${name}`)
      return opens
    },
    request: async (message: ToHost) => {
      said.push(JSON.stringify(message))
      return { ok: message.do !== refuses }
    },
  }
}

describe('playing alone', () => {
  it('takes three seats where the game has them', () => {
    expect([seatsAlone({ min: 2, max: 2 }), seatsAlone({ min: 2, max: 5 }), seatsAlone({ min: 4, max: 6 })]).toEqual([
      2, 3, 4,
    ])
  })

  it('opens a table, seats bots and starts', async () => {
    const host = line()
    expect(await playAlone(host, 'zertz', { name: 'Anna', first: false })).toBe(true)
    expect(host.said).toEqual(['open zertz Anna', '{"do":"bot","seat":1,"level":"medium"}', '{"do":"start"}'])
  })

  it('goes easy on the first match, with assistance where there is one', async () => {
    const host = line()
    await playAlone(host, 'forras-pont', { name: 'Anna', first: true })
    expect(host.said[1]).toBe('{"do":"set","options":{"assistance":true}}')
    expect(host.said[2]).toBe('{"do":"bot","seat":1,"level":"easy"}')
  })

  it.each(gameIds)('what helps in a first match of %s are options that the game has', (id) => {
    expect(games[id].rules.parseOptions(manifests[id].firstMatch)).toHaveProperty('value')
  })

  it('stops where the host refuses', async () => {
    expect(await playAlone(line({ opens: false }), 'zertz', { name: 'A', first: true })).toBe(false)
    const host = line({ refuses: 'bot' })
    expect(await playAlone(host, 'zertz', { name: 'A', first: true })).toBe(false)
    expect(host.said.at(-1)).not.toContain('start')
  })
})
