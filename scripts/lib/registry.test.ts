import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registryFiles } from './registry'

const root = new URL('../../', import.meta.url)

it('what lists every game is up to date (npm run games)', async () => {
  for (const [path, text] of await registryFiles(root))
    expect(readFileSync(new URL(path, root), 'utf8'), path).toBe(text)
})
