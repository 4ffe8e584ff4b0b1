/** Golden games: a header, the moves line by line, and how the match ended. */
import type { Options } from '../facts'
import { agentLetter } from '../notation'
import { outcome } from '../outcome'
import { play, sceneAt, tableOf, worldOf, type Scene } from './lines'

export interface Golden {
  readonly end: Scene
  /** What the record says about the end. */
  readonly written: readonly string[]
}

/** Plays a golden game as it is written. */
export function playGolden(text: string): Golden {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const header = (key: string) => lines.find((line) => line.startsWith(`${key}: `))!.slice(key.length + 2)
  const moves = lines.filter((line) => /^[0-5*]: /.test(line))
  const start = sceneAt({ first: Number(header('first')), options: { city: header('city') as Options['city'] } })
  return { end: play(start, ...moves), written: lines.filter((line) => /^(outcome|ledger)/.test(line)) }
}

/** How a match ended, as golden games write it. */
export function summaryOf(scene: Scene): string[] {
  const ended = outcome(tableOf(scene))
  const winners = ended?.winners.map((seat) => `${seat} `).join('') ?? 'nobody yet '
  return [
    `outcome: ${winners}by ${ended?.rule} on turn ${tableOf(scene).turn}`,
    ...worldOf(scene).own.map(({ money, on }, seat) => {
      const rest = on.map((amount, agent) => (amount > 0 ? `, ${agentLetter(agent)} ${amount}` : '')).join('')
      return `ledger ${seat}: ${money} left${rest}`
    }),
  ]
}
