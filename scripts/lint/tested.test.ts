import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every store of the pages has a test beside it, of its own or of its plain functions', () => {
  const files = readdirSync('src/renderer', { recursive: true, encoding: 'utf8' })
  const stores = files
    .filter((file) => file.endsWith('.svelte.ts') && !file.includes('/testing/'))
    .map((file) => `src/renderer/${file}`)
  expect(stores.length).toBeGreaterThan(30)
  const isTested = (store: string) =>
    ['.test.ts', '.svelte.test.ts'].some((end) => existsSync(store.replace(/\.svelte\.ts$/, end)))
  expect(stores.filter((store) => !isTested(store))).toEqual([])
})
