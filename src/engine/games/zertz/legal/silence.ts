import { marbles, type Answer, type Prompt } from '../facts'
import type { GameView } from '../motion'
import { tableAfter } from '../resolve'
import { timeControl } from '../time'
import { stockToPlace } from './choices'
import { list } from './list'

/**
 * What a clock that ran out answers: the flag falls (ZE-34), or a plain move is made (ZE-32). That is the first capture,
 * or the first placement of the most plentiful marble that leaves no capture.
 */
export function silence(view: GameView, prompt: Prompt): Answer {
  const { table } = view
  if (timeControl(table)?.per === 'player') return { type: 'flag' }
  const answers = list(view, prompt)
  if (prompt.type !== 'move' || prompt.place === null || prompt.capture) return answers[0]
  const stock = stockToPlace(table, prompt.place)
  const plenty = [...marbles].sort((a, b) => stock[b] - stock[a])[0]
  const plain = answers.filter((answer) => answer.type === 'place' && answer.marble === plenty)
  return plain.find((answer) => !tableAfter(table, answer).captures) ?? plain[0]
}
