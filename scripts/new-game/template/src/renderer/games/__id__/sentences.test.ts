import { it } from 'vitest'
import { expectSentences } from '../../words/testing/tree'
import { boardWords } from './words'

it('board and controls make readable sentences', () => {
  expectSentences(boardWords, {
    heap: [[0], [1], [21]],
    pick: [[1], [3]],
    take: [[1], [3]],
    taken: [[1], [14]],
  })
})
