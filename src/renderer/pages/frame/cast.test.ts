import { describe, expect, it } from 'vitest'
import { castOf, withLearner } from './cast'

describe('who plays in a lesson', () => {
  const cast = castOf(undefined, 'hu', 3, 1)

  it('the learner has a name, wherever they sit, so that sentences about them are right', () => {
    expect(cast).toEqual(['Béla', 'Te', 'Cili'])
    expect(withLearner(cast, 1, '')).toEqual(['Béla', 'Anna', 'Cili'])
    expect(withLearner(cast, 1, 'Dóra')).toEqual(['Béla', 'Dóra', 'Cili'])
  })

  it('nobody is called like another', () => {
    expect(withLearner(cast, 1, 'Béla')).toEqual(['Béla', 'Anna', 'Cili'])
  })
})
