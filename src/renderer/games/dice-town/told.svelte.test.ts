import { describe, expect, it } from 'vitest'
import type { Table } from '../../../engine/games/dice-town'
import type { TownStage } from './types'
import { toldOf } from './told.svelte'

describe('the story of a stage', () => {
  it('is shared by its parts and by no other stage', () => {
    const [picture, match] = [{ draft: {} }, { draft: {} }] as TownStage[]
    const table = { round: 1 } as Table
    toldOf(picture).table = table
    toldOf(picture).step = 1
    expect(toldOf({ draft: picture.draft }).table).toBe(table)
    const now = { round: 2 } as Table
    expect(toldOf(match).tableOf({ step: 1, view: { table: now } })).toBe(now)
  })
})
