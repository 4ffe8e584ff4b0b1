import { describe, expect, it } from 'vitest'
import type { AnyLesson } from '../../../engine/core/lesson'
import { toyScreen } from '../../match/testing/screen'
import { pictureStage, picturesAt, taughtBy, type AnyPicture } from './pictureStage'

const text = { hu: '', en: '' }
const world = { table: { round: 1 }, own: [{ purse: 4 }, { purse: 7 }], hidden: 'dice' }
const picture = (rule: string, seat?: number): AnyPicture => ({
  rule,
  caption: text,
  look: [],
  start: () => ({ options: {}, world }),
  ...(seat === undefined ? {} : { seat }),
})
const lesson = (id: string, extra: boolean, rules: readonly string[]): AnyLesson => ({
  id,
  revision: 1,
  title: text,
  extra,
  steps: [{ id: `${id}-step`, start: null, rules, say: text, headline: text, look: [], tasks: [] }],
})

describe('a picture', () => {
  it('shows what all may see, or what one seat does, and asks nothing', () => {
    const all = pictureStage(toyScreen(), picture('X-1'), undefined, 'en')
    expect([all.view.own, all.seat, all.prompt, all.past]).toEqual([null, null, null, true])
    const one = pictureStage(toyScreen(), picture('X-1', 1), undefined, 'hu')
    expect([one.view.own, one.names]).toEqual([{ purse: 7 }, ['Te', 'Béla']])
    expect(JSON.stringify(one.view)).not.toContain('dice')
  })

  it('stands at its rule', () => {
    expect(picturesAt([picture('X-1'), picture('X-2'), picture('X-1')], 'X-1')).toHaveLength(2)
  })

  it('a rule leads to the step that teaches it, a basic one if there is one', () => {
    const lessons = [lesson('rare', true, ['X-1', 'X-2']), lesson('first', false, ['X-1'])]
    expect(taughtBy(lessons, 'X-1')).toEqual({ lesson: 'first', step: 'first-step' })
    expect(taughtBy(lessons, 'X-2')).toEqual({ lesson: 'rare', step: 'rare-step' })
    expect(taughtBy(lessons, 'X-3')).toBeNull()
  })
})
