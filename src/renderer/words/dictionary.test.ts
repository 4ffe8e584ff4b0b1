import { describe, expect, it, vi } from 'vitest'
import { dictionary, hear, part } from './dictionary'

describe('a dictionary', () => {
  const bilingual = () => {
    const hu = vi.fn(() => Promise.resolve({ words: { hello: 'Szia' } }))
    const en = vi.fn(() => Promise.resolve({ words: { hello: 'Hello' } }))
    return { hu, en, greeting: part(dictionary({ hu, en }), ({ words }) => words.hello) }
  }

  it('loads a language when it is first heard, and only that one', async () => {
    const { en, greeting } = bilingual()
    await hear('hu')
    expect(greeting.hu).toBe('Szia')
    expect(en).not.toHaveBeenCalled()
    expect(() => greeting.en).toThrow('nobody has loaded')
  })

  it('loads nothing twice', async () => {
    const { hu } = bilingual()
    await hear('hu')
    expect(hear('hu')).toBeNull()
    expect(hu).toHaveBeenCalledOnce()
  })
})
