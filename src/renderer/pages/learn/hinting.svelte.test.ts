import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { hinting } from './hinting.svelte'

it('a hint that comes into sight, and goes, is noticed by what gives way to it', () => {
  const seen: boolean[] = []
  const stop = $effect.root(() => {
    $effect(() => void seen.push(hinting.open))
  })
  for (const open of [false, true, false]) {
    hinting.open = open
    flushSync()
  }
  expect(seen).toEqual([false, true, false])
  stop()
})
