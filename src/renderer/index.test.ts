import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a page names no language before it speaks one: the app’s menu and questions would follow it', () => {
  const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8')
  expect(/<html[^>]*>/.exec(page)?.[0]).not.toContain('lang')
})
