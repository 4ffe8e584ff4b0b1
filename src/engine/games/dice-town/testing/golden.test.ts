import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerNamed } from '../notation'
import { folder, headerOf, kinds, record, transcript } from './golden'

describe('golden games', () => {
  it.each(Object.keys(kinds))('%s is played and told as it is written', (name) => {
    const file = new URL(name, folder)
    if (process.env.WRITE_GOLDEN && !existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, `${record(name).join('\n')}\n`)
    }
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const answers = lines.filter((line) => /^\d: /.test(line))
    let at = 0
    const played = transcript(headerOf(lines), (_, seat) => {
      const line = answers[at++]
      const answer = answerNamed(line.slice(3))
      if (!line.startsWith(`${seat}: `) || answer === null) throw new Error(`seat ${seat} can't answer by ${line}`)
      return answer
    })
    expect(played).toEqual(lines)
    expect(at).toBe(answers.length)
  })

  it('every file is played', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(kinds).sort())
  })
})
