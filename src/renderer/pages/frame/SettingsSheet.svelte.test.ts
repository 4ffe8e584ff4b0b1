import { afterEach, expect, it } from 'vitest'
import { mounted } from '../../ui/testing/mounted'
import { hu } from '../../words/hu'
import { speak } from '../../words/index.svelte'
import SettingsSheet from './SettingsSheet.svelte'

let shown: ReturnType<typeof mounted>
afterEach(() => shown.remove())

it('answers the question whether the screen stays on, not how it sounds', () => {
  speak('hu')
  shown = mounted(SettingsSheet, { onclose: () => {} })
  const groups = [...document.querySelectorAll('fieldset, [role="group"], [role="radiogroup"]')]
  const awake = groups.find((one) => one.textContent.includes(hu.settings.awake))!
  expect(awake.textContent).toContain('Igen')
  expect(awake.textContent).not.toContain(hu.settings.sounds.on)
})
