import { afterEach, describe, expect, it, vi } from 'vitest'
import { light } from './lights'

const lit = () => [...document.querySelectorAll('[data-lit]')].map((one) => one.getAttribute('data-look'))

afterEach(() => vi.useRealTimers())

describe('the places a line names', () => {
  it('are lit for a while, and only those of the last line', () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<i data-look="d4"></i><i data-look="e4"></i><i data-look="d4"></i>'
    expect(light(document, ['d4'])).toBe(true)
    expect(lit()).toEqual(['d4', 'd4'])
    light(document, ['e4'])
    expect(lit()).toEqual(['e4'])
    vi.advanceTimersByTime(3000)
    expect(lit()).toEqual([])
  })

  it('is no business of a drawing that calls something of its own lit', () => {
    document.body.innerHTML = '<i data-look="d4"></i><i class="lit"></i>'
    light(document, ['d4'])
    expect(document.querySelector('.lit')).not.toBeNull()
  })

  it('may have several names', () => {
    document.body.innerHTML = '<i data-look="e3 1,1"></i>'
    expect([light(document, ['1,1']), light(document, ['e3']), light(document, ['1'])]).toEqual([true, true, false])
  })

  it('may be nowhere on this board', () => {
    document.body.innerHTML = '<i data-look="d4"></i>'
    expect(light(document, ['a"]1'])).toBe(false)
  })
})
