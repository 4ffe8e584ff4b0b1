import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agentLetter, game } from '../index'
import { opening, play, tableOf, worldOf, type Scene } from './lines'

const folder = new URL('./golden/', import.meta.url)

function summary(scene: Scene): string[] {
  const outcome = game.rules.outcome(tableOf(scene))
  const winners = outcome?.winners.map((seat) => `${seat} `).join('') ?? 'nobody yet '
  return [
    `outcome: ${winners}by ${outcome?.rule} on turn ${tableOf(scene).turn}`,
    ...worldOf(scene).own.map(({ money, on }, seat) => {
      const rest = on.map((amount, agent) => (amount > 0 ? `, ${agentLetter(agent)} ${amount}` : '')).join('')
      return `ledger ${seat}: ${money} left${rest}`
    }),
  ]
}

describe('golden games', () => {
  it.each(readdirSync(folder))('%s is played as it is written', (name) => {
    const lines = readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    const header = (key: string) => lines.find((line) => line.startsWith(`${key}: `))!.slice(key.length + 2)
    const moves = lines.filter((line) => /^[0-5*]: /.test(line))
    const end = play(opening(Number(header('first')), { city: header('city') }), ...moves)
    expect(summary(end)).toEqual(lines.filter((line) => /^(outcome|ledger)/.test(line)))
  })
})
