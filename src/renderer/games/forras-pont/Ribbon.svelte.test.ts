import { expect, it } from 'vitest'
import { mounted } from '../../ui/testing/mounted'
import Ribbon from './Ribbon.svelte'

it('a route that goes on in a second row shows the stone at the end of the first', async () => {
  const colours = Array.from({ length: 9 }, () => 'pink' as const)
  const steps = colours.slice(1).map(() => ({ operation: 'up' as const, owner: 0, holds: true }))
  const ribbon = mounted(Ribbon, { colours, steps, done: 0, still: true, perRow: 6 })
  const [left, , width] = document.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number) as [
    number,
    number,
    number,
  ]
  const stones = [...document.querySelectorAll('.coin')].map((coin) => coin.parentElement!.getAttribute('transform')!)
  const middles = stones.map((at) =>
    [...at.matchAll(/translate\(([\d.]+)/g)].reduce((sum, [, x]) => sum + Number(x), 0),
  )
  expect(Math.max(...middles) + 0.38).toBeLessThanOrEqual(left + width)
  await ribbon.remove()
})
