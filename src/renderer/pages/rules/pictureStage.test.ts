import { describe, expect, it } from 'vitest'
import type { AnyPicture } from '../../../engine/core/pictures'
import { toyPresentation } from '../../match/testing/presentation'
import { pictureStage } from './pictureStage'

const text = { hu: '', en: '' }
const world = { table: { round: 1 }, own: [{ purse: 4 }, { purse: 7 }], hidden: 'dice' }
const picture = (rule: string, seat?: number): AnyPicture => ({
  rule,
  caption: text,
  look: [],
  start: () => ({ options: {}, world }),
  ...(seat === undefined ? {} : { seat }),
})
describe('a picture', () => {
  it('shows what all may see, or what one seat does, and asks nothing', () => {
    const all = pictureStage(toyPresentation(), picture('X-1'), undefined, 'en')
    expect([all.view.own, all.seat, all.prompt, all.past]).toEqual([null, null, null, true])
    const one = pictureStage(toyPresentation(), picture('X-1', 1), undefined, 'hu')
    expect([one.view.own, one.names]).toEqual([{ purse: 7 }, ['Anna', 'Béla']])
    expect(JSON.stringify(one.view)).not.toContain('dice')
  })
})
