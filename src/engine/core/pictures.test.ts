import { describe, expect, it } from 'vitest'
import type { AnyLesson, AnyTeaching } from './lesson'
import { picturesAt, picturesFor, taughtBy, type AnyPicture } from './pictures'

const text = (en: string) => ({ hu: en, en })
const startOf = (table: string) => () => ({ options: {}, world: { table, own: [], hidden: null } })
const picture = (rule: string): AnyPicture => ({ rule, caption: text(''), look: [], start: startOf('picture') })
const step = (id: string, rules: readonly string[], start: string | null): AnyLesson['steps'][number] => ({
  ...{ id, rules, say: text(''), headline: text(id), look: ['d4'], tasks: [] },
  start: start === null ? null : startOf(start),
})
const lesson = (id: string, extra: boolean, ...steps: AnyLesson['steps']): AnyLesson => ({
  ...{ id, revision: 1, title: text(''), extra, steps },
})

describe('a rule', () => {
  const lessons = [
    lesson('rare', true, step('rare-step', ['X-1', 'X-2'], 'rare')),
    lesson('first', false, step('begin', ['X-4'], 'first'), step('go-on', ['X-1', 'X-5'], null)),
  ]
  const teaching = { pictures: [picture('X-2')], lessons } as unknown as AnyTeaching
  const shown = (rule: string) =>
    picturesFor(teaching, rule).map(({ start, caption }) => `${start().world.table} ${caption.en}`.trim())

  it('has the pictures that stand at it', () => {
    expect(picturesAt([picture('X-1'), picture('X-2'), picture('X-1')], 'X-1')).toHaveLength(2)
  })

  it('leads to the step that teaches it, a basic one if there is one', () => {
    expect(taughtBy(lessons, 'X-1')).toEqual({ lesson: 'first', step: 'go-on' })
    expect(taughtBy(lessons, 'X-2')).toEqual({ lesson: 'rare', step: 'rare-step' })
    expect(taughtBy(lessons, 'X-3')).toBeNull()
  })

  it('without a picture of its own is shown where a step begins that teaches it, or the step that this one goes on from', () => {
    expect(shown('X-2')).toEqual(['picture'])
    expect(shown('X-1')).toEqual(['rare rare-step'])
    expect(shown('X-5')).toEqual(['first go-on'])
    expect(shown('X-3')).toEqual([])
  })
})
