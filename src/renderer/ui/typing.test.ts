import { expect, it } from 'vitest'
import { isTyping } from './typing'

it('keys belong to the field that has the focus', () => {
  const pressedIn = (tagName: string) => ({ target: { tagName } }) as unknown as KeyboardEvent
  const typing = ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'BODY'].map((tag) => isTyping(pressedIn(tag)))
  expect(typing).toEqual([true, true, true, false, false])
})
