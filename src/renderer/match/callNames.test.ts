import { describe, expect, it } from 'vitest'
import { callNames } from './callNames'

describe('names on the shared screen', () => {
  it('are kept where they are short', () => {
    expect(callNames(['Anna', 'Kis Béla', 'Bot 1'])).toEqual(['Anna', 'Kis Béla', 'Bot 1'])
  })
  it('are the first word with room of a long name', () => {
    expect(callNames(['Krisztina néni', 'Szentgyörgyi Bálint', 'Nagy-Kelemen Ödön'])).toEqual([
      'Krisztina',
      'Bálint',
      'Nagy',
    ])
  })
  it('stay whole where two would be called the same', () => {
    expect(callNames(['Krisztina néni', 'Krisztina mama', 'Anna'])).toEqual([
      'Krisztina néni',
      'Krisztina mama',
      'Anna',
    ])
  })
  it('are one long word where there is no other', () => {
    expect(callNames(['Szentgyörgyiné', 'X Bartholomew'])).toEqual(['Szentgyörgyiné', 'Bartholomew'])
  })
})
