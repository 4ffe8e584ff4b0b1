import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { retell } from './golden'

const folder = new URL('./golden/', import.meta.url)

it.each(readdirSync(folder))('the golden game %s is played as it is written', async (name) => {
  const file = fileURLToPath(new URL(name, folder))
  const retold = retell(readFileSync(file, 'utf8'))
  await expect(retold).toMatchFileSnapshot(file)
  expect(retold, 'the match is not over').not.toContain('outcome null')
})
