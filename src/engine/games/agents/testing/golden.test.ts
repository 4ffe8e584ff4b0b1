import { goldenGames } from '../../../testing/golden'
import type { GameWorld } from '../motion'
import { game } from '../index'
import { agentLetter, answerText } from '../notation'

goldenGames(game, new URL('./golden/', import.meta.url), {
  answerText,
  endText: ({ own }: GameWorld) =>
    own.map(({ money, on }, seat) => {
      const rest = on.map((amount, agent) => (amount > 0 ? `, ${agentLetter(agent)} ${amount}` : '')).join('')
      return `ledger ${seat}: ${money} left${rest}`
    }),
})
