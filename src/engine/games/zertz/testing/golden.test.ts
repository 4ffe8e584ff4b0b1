import { goldenGames } from '../../../testing/golden'
import type { Answer, Table } from '../facts'
import { game } from '../index'
import type { GameWorld } from '../motion'
import { answerText } from '../notation'

goldenGames(game, new URL('./golden/', import.meta.url), {
  answerText: (answer: Answer, table: Table) => answerText(table, answer),
  endText: ({ table }: GameWorld) => [`board ${table.board}`],
})
