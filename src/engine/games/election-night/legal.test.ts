import { describe, expect, it } from 'vitest'
import { viewOf } from '../../core/views'
import { rules } from './rules'
import { play, playDice, promptsOf, sceneAt, started, type Scene } from './testing/scene'

const plain = { dice: ['B5 R3 W1', 'B2 R6 W4'] } as const

describe('what is refused', () => {
  it('EN-1.3: a field that holds a number is refused, to both', () => {
    const now = playDice(sceneAt({ ...plain, marks: ['EA1=2', 'EA2=2'] }), 'W1', 'B2')
    const prompt = rules.ask(now.world.table)!.prompts.get(0)!
    for (const field of [10, 11])
      expect(rules.check(viewOf(now.world, 0), prompt, { type: 'write', field })?.rule).toBe('EN-1.3')
    expect(rules.check(viewOf(now.world, 0), prompt, { type: 'write', field: 12 })).toBeNull()
  })
})

describe('silence', () => {
  it('EN-14.2: what silence answers', () => {
    const says = (now: Scene, seat: number) => rules.silence!(viewOf(now.world, seat), promptsOf(now).get(seat)!)
    let now = sceneAt({ dice: ['B5 R3 W1', 'B5 R6 W4'] })
    expect(says(now, 0)).toEqual({ type: 'ready' })
    now = started(now)
    expect(says(now, 0)).toEqual({ type: 'flip', color: null })
    now = play(now, 'flip none', 'flip none')
    expect(says(now, 1)).toEqual({ type: 'choose', color: 'blue' })
    now = play(now, 'choose blue', 'choose blue')
    expect(says(now, 1)).toEqual({ type: 'veto', veto: false })
    now = play(now, 'stand', 'stand')
    expect(says(now, 1)).toEqual({ type: 'hand', hand: 'rock' })
    now = play(now, 'rock', 'paper')
    expect(says(now, 1)).toEqual({ type: 'order', first: 1 })
    now = play(now, null, 'first 1')
    expect(says(now, 1)).toEqual({ type: 'write', field: 0 })
    const set = play(
      playDice(sceneAt({ dice: ['B5 R3 W6', 'B5 R2 W4'], marks: ['KM1=1 KM2=2 KM3=3 KM4=4 KM5=5', ''] }), 'W6', 'R2'),
      null,
      'ND1',
    )
    expect(says(play(set, 'EM2'), 0)).toEqual({ type: 'bonus', field: 5, value: 6 })
  })
})
