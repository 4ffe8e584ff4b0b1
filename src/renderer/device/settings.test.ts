import { describe, expect, it } from 'vitest'
import { layoutText, isStill, motions, readSetting, textSizes, themes, themeShown } from './settings'

describe('settings', () => {
  it('are read back as they were kept', () => {
    expect(readSetting('light', themes)).toBe('light')
    expect(readSetting('huge', textSizes)).toBe('huge')
  })

  it('fall back to the first choice when nothing sensible was kept', () => {
    expect(readSetting(null, themes)).toBe('auto')
    expect(readSetting('purple', motions)).toBe('auto')
    expect(readSetting('', textSizes)).toBe('normal')
  })

  it('of motion follow the system unless the player has chosen', () => {
    expect([isStill('auto', true), isStill('auto', false)]).toEqual([true, false])
    expect([isStill('full', true), isStill('still', false)]).toEqual([false, true])
  })

  it('of the theme follow the system unless the player has chosen', () => {
    expect([themeShown('auto', true), themeShown('auto', false)]).toEqual(['dark', 'light'])
    expect([themeShown('light', true), themeShown('dark', false)]).toEqual(['light', 'dark'])
  })
})

it('lays pages out for very large text where the browser itself writes so', () => {
  expect(layoutText('normal', 1)).toBe('normal')
  expect(layoutText('large', 1.25)).toBe('large')
  expect(layoutText('normal', 2)).toBe('huge')
  expect(layoutText('huge', 1)).toBe('huge')
})
