/** Reads a rules page (docs/rules): headings, numbered rules of one line each, and plain paragraphs. */
export type RulesBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** `basic`: everyone must know it to play, and a lesson teaches it. */
  | { readonly kind: 'rule'; readonly id: string; readonly text: string; readonly basic: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const cells = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const basicMark = /^\*(?:basic|alap)\* /

export function readRulesPage(markdown: string): RulesBlock[] {
  const blocks: RulesBlock[] = []
  let paragraph: string[] = []
  let table: string[][] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'text', text: paragraph.join(' ') })
    if (table.length > 0) {
      const [head = [], ...rows] = table.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)))
      blocks.push({ kind: 'table', head, rows })
    }
    paragraph = []
    table = []
  }
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^(#{1,4}) +(.+)$/.exec(line)
    const rule = /^- \*\*([A-Z]{2}-[\d.]+[a-z]?)\*\* +(.+)$/.exec(line)
    if (heading) {
      flush()
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! })
    } else if (rule) {
      flush()
      const text = rule[2]!.replace(basicMark, '')
      blocks.push({ kind: 'rule', id: rule[1]!, text, basic: text !== rule[2] })
    } else if (line.trim() === '') flush()
    else if (line.startsWith('|')) {
      if (paragraph.length > 0) flush()
      table.push(cells(line))
    } else if (/^[-*] /.test(line)) {
      flush()
      paragraph.push(`• ${line.slice(2).trim()}`)
    } else paragraph.push(line.trim())
  }
  flush()
  return blocks
}

/** What a newcomer should know first: the plain lines under a page's first heading. */
export function readBrief(blocks: readonly RulesBlock[]): string[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2) + 1
  const end = blocks.findIndex((block, at) => at >= from && block.kind !== 'text')
  return blocks.slice(from, end).flatMap((block) => (block.kind === 'text' ? [block.text.replace(/^• /, '')] : []))
}

export interface Span {
  readonly text: string
  readonly style: 'plain' | 'strong' | 'em' | 'code'
}

/** Bold, italic and code within a line. */
export function readSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong' }
      if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), style: 'em' }
      if (part.startsWith('`')) return { text: part.slice(1, -1), style: 'code' }
      return { text: part, style: 'plain' }
    })
}
