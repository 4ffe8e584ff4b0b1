import { describe, expect, it } from 'vitest'
import { canReact, isReaction, onlyAnswer, passesFor, reactionMs } from './reactions'
import { silence } from '../legal/silence'
import { asked, atKeep, play, promptOf } from '../testing/scene'
import { situation } from '../testing/situations'
import { viewOf } from '../../../core/views'

describe('a page that reacts for its player', () => {
  it('DT-14.3 a page takes its time by chance alone, and never longer than people do', () => {
    const times = Array.from({ length: 1000 }, (_, i) => reactionMs(i / 1000))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect([times[0], times[500], times[900], times[999]]).toEqual([1200, 2075, 3978, 6223])
    const scene = situation('split')
    for (const seat of asked(scene))
      expect(isReaction(viewOf(scene.world, seat), promptOf(scene, seat, 'window'))).toBe(true)
  })

  it('DT-14.3 a player who can only keep the last die is answered for, others are asked', () => {
    const last = (money: number) =>
      atKeep({
        players: [
          { dice: '9 9 9 9', thrown: 'A', money, store: ['marshal'] },
          { dice: '9', thrown: '9 9 9 K' },
        ],
      })
    const reacts = (money: number, seat: number) =>
      isReaction(viewOf(last(money).world, seat), promptOf(last(money), seat, 'keep'))
    expect([reacts(0, 0), reacts(1, 0), reacts(0, 1)]).toEqual([true, false, false])
  })

  it('DT-14.3 a page knows when its player has no choice, and where it may pass for them', () => {
    const scene = situation('split')
    const only = (seat: number) => onlyAnswer(viewOf(scene.world, seat), promptOf(scene, seat, 'window'))
    expect([only(0), only(2)]).toEqual([null, { type: 'pass' }])
    const window = promptOf(scene, 0, 'window')
    expect(passesFor(window)).toEqual(silence(viewOf(scene.world, 0), window))
    const keep = atKeep({ players: [{ thrown: '9 9 9 9 9' }, { thrown: '9 9 9 9 9' }] })
    expect(passesFor(promptOf(keep, 0, 'keep'))).toBeNull()
  })

  it('DT-14.3 only a player who holds the card sees the question', () => {
    const scene = situation('split')
    const sees = (seat: number) => canReact(viewOf(scene.world, seat), promptOf(scene, seat, 'window'))
    expect([sees(0), sees(2)]).toEqual([true, false])
    const stop = play(situation('split', ['wanted']), { 0: { type: 'play', card: 'split' } })
    expect(canReact(viewOf(stop.world, 1), promptOf(stop, 1, 'wanted'))).toBe(true)
    expect(canReact(viewOf(stop.world, 2), promptOf(stop, 2, 'wanted'))).toBe(false)
  })
})
