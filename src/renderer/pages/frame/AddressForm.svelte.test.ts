import { expect, it, vi } from 'vitest'
import { act, mounted } from '../../ui/testing/mounted'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { hearBoth } from '../../words/testing/hearBoth'
import AddressForm from './AddressForm.svelte'

it('goes to an address, and says so when what was typed is none', async () => {
  await hearBoth()
  speak('en')
  const ongo = vi.fn()
  const shown = mounted(AddressForm, { label: 'Address', go: 'Go', ongo })
  const field = document.querySelector('input')!
  const go = document.querySelector('button')!
  const type = (text: string) =>
    act(() => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  expect(go.disabled).toBe(true)
  type('not an address')
  act(() => go.click())
  expect(ongo).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toBe(en.elsewhere.bad)
  type('192.168.1.7:2000')
  act(() => go.click())
  expect(ongo).toHaveBeenCalledExactlyOnceWith('http://192.168.1.7:2000')
  expect(document.querySelector('[role=alert]')).toBeNull()
  await shown.remove()
})
