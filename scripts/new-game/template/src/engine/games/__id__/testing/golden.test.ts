import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { retell } from './golden'

const folder = new URL('./golden/', import.meta.url)

it.each(readdirSync(folder))('the golden game %s is played as it is written', (name) => {
  const file = fileURLToPath(new URL(name, folder))
  const retold = retell(readFileSync(file, 'utf8'))
  const isOver = () => expect(retold, 'the match is not over').not.toContain('outcome null')
  // The file is written before that is looked at.
  return expect(retold).toMatchFileSnapshot(file).then(isOver)
})
