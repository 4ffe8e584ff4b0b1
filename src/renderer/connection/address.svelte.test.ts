import { afterEach, expect, it } from 'vitest'
import { address } from './address.svelte'

const here = location.origin
const others = ['http://192.168.1.2:7400', 'http://10.0.0.2:7400']

afterEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'asztal.address', newValue: null }))
})

it('shows the address this page came by, and otherwise the best', () => {
  expect(address.shown([...others, here])).toBe(here)
  expect(address.shown(others)).toBe(others[0])
  expect(address.shown([])).toBeNull()
})

it('shows the picked one while the host has it, picked here or on another page', () => {
  address.pick(others[1]!)
  expect(address.shown([here, ...others])).toBe(others[1])
  expect(address.shown([here, others[0]!])).toBe(here)
  dispatchEvent(new StorageEvent('storage', { key: 'asztal.address', newValue: others[0]! }))
  expect(address.shown([here, ...others])).toBe(others[0])
})
