import { beforeEach, expect, it, vi } from 'vitest'
import Choice from './Choice.svelte'
import { act, mounted } from './testing/mounted'

const laps = {
  label: 'Laps',
  help: 'How many laps.',
  values: [
    { value: 1, label: 'one' },
    { value: 2, label: 'two' },
  ],
  value: 1,
}

beforeEach(() => document.body.replaceChildren())

it('tells which rule an option comes from, and opens it even where it can’t be changed', () => {
  const onrule = vi.fn()
  mounted(Choice, { ...laps, onpick: vi.fn(), rule: 'AG-8.1', onrule, disabled: true })
  const rule = document.querySelector('button')!
  expect(rule.textContent).toContain('AG-8.1')
  act(() => rule.click())
  expect(onrule).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('input:disabled')).toHaveLength(2)
})

it('is picked by a tap', () => {
  const onpick = vi.fn()
  mounted(Choice, { ...laps, onpick })
  act(() => document.querySelectorAll('input')[1].click())
  expect(onpick).toHaveBeenCalledWith(2)
})
