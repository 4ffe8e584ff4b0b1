import { describe, expect, it } from 'vitest'
import { ringAround } from './rings'

const within = { left: 10, top: 100, width: 340, height: 400 }

describe('a ring', () => {
  it('lies around what it points at, measured from its own frame', () => {
    const ring = ringAround({ left: 60, top: 150, width: 40, height: 40 }, within, 'd4')
    expect(ring).toEqual({ key: 'd4', left: 45, top: 45, width: 50, height: 50, round: true })
  })

  it('is never too small to be seen', () => {
    const ring = ringAround({ left: 60, top: 150, width: 8, height: 8 }, within, 'd4')
    expect(ring).toMatchObject({ left: 40, top: 40, width: 28, height: 28 })
  })

  it('is in sight as a whole around what fills the frame, and goes away with what is scrolled away', () => {
    const wide = ringAround({ left: 8, top: 150, width: 344, height: 40 }, within, 'map')
    expect(wide).toMatchObject({ left: 6, width: 328, top: 45, height: 50 })
    expect(ringAround({ left: 60, top: 520, width: 40, height: 40 }, within, 'gone')).toMatchObject({ top: 415 })
  })

  it('is a frame around something long, and nothing around what takes no room', () => {
    expect(ringAround({ left: 0, top: 0, width: 300, height: 48 }, within, 'bar')?.round).toBe(false)
    expect(ringAround({ left: 0, top: 0, width: 0, height: 48 }, within, 'gone')).toBeNull()
  })
})
