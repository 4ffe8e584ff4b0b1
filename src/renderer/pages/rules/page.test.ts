import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBrief, readRulesPage, readSpans } from './page'

describe('a rules page', () => {
  it('is read as headings, rules, paragraphs and tables', () => {
    const page =
      '# Title\n\nSome\ntext.\n\n- **ZE-1** First *rule*.\n- **EN-4.2** *basic* Second.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
    expect(readRulesPage(page)).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'text', text: 'Some text.' },
      { kind: 'rule', id: 'ZE-1', text: 'First *rule*.', basic: false },
      { kind: 'rule', id: 'EN-4.2', text: 'Second.', basic: true },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ])
  })

  it('marks bold, italic and code', () => {
    expect(readSpans('a **b** *c* `d`').map(({ text, style }) => `${style}:${text}`)).toEqual([
      'plain:a ',
      'strong:b',
      'plain: ',
      'em:c',
      'plain: ',
      'code:d',
    ])
  })

  it.each(readdirSync('docs/rules').filter((name) => name.endsWith('.md')))(
    '%s gives up every numbered rule',
    (name) => {
      const text = readFileSync(`docs/rules/${name}`, 'utf8')
      const numbered = text.match(/^- \*\*[A-Z]{2}-/gm)?.length ?? 0
      const read = readRulesPage(text).filter((block) => block.kind === 'rule')
      expect(read).toHaveLength(numbered)
      expect(numbered).toBeGreaterThan(0)
    },
  )
})

it.each(readdirSync('docs/rules').filter((name) => name.endsWith('.md') && !name.startsWith('core')))(
  '%s begins with the game in brief, without numbered rules',
  (name) => {
    const lines = readBrief(readRulesPage(readFileSync(`docs/rules/${name}`, 'utf8')))
    expect(lines.length, 'at least four lines below the first heading').toBeGreaterThan(3)
    for (const line of lines) expect(line, 'a line begins with bold words').toMatch(/^\*\*[^*]+\*\*/)
  },
)
