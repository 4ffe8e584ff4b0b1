import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRules } from '../../../engine/core/contract'
import type { AnyLesson } from '../../../engine/core/lesson'
import { toyRules, type ToyTable } from '../../../engine/testing/toy'
import { bid, lesson, text } from '../../../engine/testing/toyLesson'
import { LessonPlayer } from './player'

function begin({ instant = true, at = 0 } = {}) {
  const counts = { resets: 0, solved: [] as number[] }
  const player = new LessonPlayer(
    {
      rules: toyRules as AnyRules,
      lesson: lesson as unknown as AnyLesson,
      pace: () => 500,
      reveal: () => 300,
      instant: () => instant,
      resetDraft: () => counts.resets++,
      changed: () => {},
      solved: (step) => counts.solved.push(step),
    },
    at,
  )
  return { player, counts }
}
const points = (player: LessonPlayer) => (player.view.table as ToyTable).points

describe('a lesson being shown', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks, and points at the place until the first touch', () => {
    const { player } = begin()
    expect(player.mode).toBe('ask')
    expect(player.prompt).toMatchObject({ type: 'bid' })
    expect(player.look).toEqual(['bid'])
    player.touched()
    expect(player.look).toEqual([])
  })

  it('tells a miss, puts the position and the draft back, and points again after two', () => {
    const { player, counts } = begin()
    player.touched()
    player.send(bid(5))
    expect(player.note).toMatchObject({ tone: 'wrong', say: text('That is all you have.') })
    expect([player.mode, points(player), counts.resets]).toEqual(['ask', [0, 0], 1])
    expect([player.stuck, player.look]).toEqual([false, []])
    player.send(bid(5))
    expect([player.stuck, player.look]).toEqual([true, ['bid']])
    player.touched()
    expect(player.look).toEqual(['bid'])
  })

  it('counts what the engine refuses and what a control stops, and keeps the draft', () => {
    const { player, counts } = begin()
    player.send(bid(6))
    expect(player.note).toMatchObject({ tone: 'wrong', say: text('You have 5.') })
    player.blocked({ rule: 'X-9', params: {} })
    expect(player.note).toMatchObject({ say: null, refusal: { rule: 'X-9' } })
    expect([player.place.misses, counts.resets]).toEqual([2, 0])
  })

  it('plays out a wrong try that is worth it, holds it, and rewinds', () => {
    const { player } = begin({ instant: false })
    player.send(bid(0))
    expect([player.mode, points(player)]).toEqual(['play', [0, 1]])
    vi.advanceTimersByTime(500)
    expect([player.mode, player.caption]).toEqual(['caption', text('Both bids are open.')])
    player.tap()
    expect([player.mode, player.note?.say]).toEqual(['hold', text('Béla gets a point.')])
    expect(points(player)).toEqual([0, 1])
    vi.advanceTimersByTime(1000)
    expect([player.mode, points(player), player.events]).toEqual(['ask', [0, 0], []])
    expect(player.note?.say).toEqual(text('Béla gets a point.'))
    expect(player.heard).toEqual([])
  })

  it('tells nothing of a reveal before it is over', () => {
    const { player } = begin({ instant: false })
    const revealed = () => [(player.revealed.view.table as ToyTable).points, player.revealed.heard.length > 0]
    player.send(bid(0))
    expect([points(player), revealed()]).toEqual([
      [0, 1],
      [[0, 0], false],
    ])
    vi.advanceTimersByTime(299)
    expect(revealed()).toEqual([[0, 0], false])
    vi.advanceTimersByTime(1)
    expect(revealed()).toEqual([[0, 1], true])
  })

  it('tells at once what is skipped, and where nothing moves', () => {
    const skipped = begin({ instant: false }).player
    skipped.send(bid(4))
    expect(skipped.revealed).not.toBe(skipped)
    skipped.tap()
    expect(skipped.revealed).toBe(skipped)
    const still = begin().player
    still.send(bid(4))
    expect(still.revealed).toBe(still)
  })

  it('holds a wrong try even without motion, and goes on by a tap', () => {
    const { player } = begin()
    player.send(bid(0))
    player.tap()
    expect(player.mode).toBe('hold')
    expect(player.tap()).toBe(true)
    expect([player.mode, points(player)]).toEqual(['ask', [0, 0]])
  })

  it('forgets how an answer was made as soon as what follows is shown', () => {
    const { player, counts } = begin({ instant: false })
    player.send(bid(4))
    expect([player.mode, counts.resets]).toEqual(['play', 1])
  })

  it('never skips a caption', () => {
    const { player } = begin({ instant: false })
    player.send(bid(4))
    player.tap()
    expect(player.mode).toBe('caption')
    expect(player.prompt).toBeNull()
  })

  it('goes on to the next task, says an aside, and ends solved', () => {
    const { player, counts } = begin()
    player.send(bid(4))
    player.tap()
    expect([player.mode, player.note?.tone, player.say]).toEqual(['ask', 'praise', text('Now grab.')])
    expect(player.look).toEqual(['grab'])
    player.send({ type: 'pass' })
    expect(player.note).toMatchObject({ tone: 'aside', say: text('Nobody took it.') })
    expect(counts.solved).toEqual([])
  })

  it('shows where to look, then the solution', () => {
    const { player, counts } = begin()
    player.touched()
    player.showMe()
    expect([player.look, player.mode]).toEqual([['bid'], 'ask'])
    player.showMe()
    player.tap()
    player.showMe()
    expect([player.mode, player.note?.say, counts.solved]).toEqual(['solved', text('Quick.'), [0]])
    expect(player.prompt).toBeNull()
    expect(player.next()).toBe(true)
    expect([player.mode, player.look, player.last]).toEqual(['solved', ['points'], true])
    expect(player.next()).toBe(false)
  })

  it('can be skipped and taken up anywhere', () => {
    const { player } = begin({ at: 1 })
    expect(player.say).toEqual(text('Points so far.'))
    expect(player.goTo(0)).toBe(true)
    expect(player.mode).toBe('ask')
    expect(player.next()).toBe(true)
    expect(player.place.step).toBe(1)
    expect(player.goTo(7)).toBe(false)
  })
})
