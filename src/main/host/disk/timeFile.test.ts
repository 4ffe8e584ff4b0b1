import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeTempFolders, tempFolder } from '../testing/host'
import { keepTime, keptTime } from './timeFile'

afterAll(removeTempFolders)

it('keeps what the current ask took, and nothing of another one', async () => {
  const journal = join(tempFolder(), 'match-1.jsonl')
  expect(await keptTime(journal, 3)).toBe(0)
  await keepTime(journal, 3, 4200)
  expect([await keptTime(journal, 3), await keptTime(journal, 4)]).toEqual([4200, 0])
})

it('takes no damage from a damaged file, nor from a folder that is gone', async () => {
  const journal = join(tempFolder(), 'match-1.jsonl')
  for (const text of ['', '{"step":3', '{"step":3,"ms":-1}', 'null']) {
    writeFileSync(`${journal}.time`, text)
    expect(await keptTime(journal, 3)).toBe(0)
  }
  await expect(keepTime(join(tempFolder(), 'gone', 'match-1.jsonl'), 1, 1)).resolves.toBeUndefined()
})
