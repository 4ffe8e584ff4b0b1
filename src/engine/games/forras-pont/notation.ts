import { size } from './board'
import { cells, colours, operations, type Answer, type Cell, type Colour, type Operation, type Sheet } from './facts'

/**
 * Games as text. Cells are a1 to g7, columns from the west, rows from the south; colours Y (yellow), L (purple, lila),
 * R (pink, rózsaszín); operations as arrows.
 *
 *     sheet ↑↗→↘↓↙←↖↻    place Y d2    claim R a1 b2 c3 d4 by 0 1 0    pass
 */
const letters: Readonly<Record<Colour, string>> = { yellow: 'Y', purple: 'L', pink: 'R' }
const signs = '↑↗→↘↓↙←↖↻'

export function writeCell(cell: Cell): string {
  return String.fromCharCode(97 + (cell % size)) + (size - Math.floor(cell / size))
}

export function readCell(text: string): Cell {
  const cell = (size - Number(text.slice(1))) * size + text.charCodeAt(0) - 97
  if (!(cell >= 0 && cell < cells) || writeCell(cell) !== text) throw new Error(`no cell: ${text}`)
  return cell
}

export function writeColour(colour: Colour): string {
  return letters[colour]
}

export function readColour(text: string): Colour {
  const colour = colours.find((one) => letters[one] === text)
  if (colour === undefined) throw new Error(`no colour: ${text}`)
  return colour
}

export function writeOperation(operation: Operation): string {
  return signs[operations.indexOf(operation)]
}

export function writeSheet(sheet: Sheet): string {
  return sheet.map(writeOperation).join('')
}

export function readSheet(text: string): Sheet {
  return [...text].map((sign) => {
    if (!signs.includes(sign)) throw new Error(`no operation: ${sign}`)
    return operations[signs.indexOf(sign)]
  })
}

export function writeAnswer(answer: Answer): string {
  switch (answer.type) {
    case 'sheet':
      return `sheet ${writeSheet(answer.operations)}`
    case 'place':
      return `place ${letters[answer.colour]} ${writeCell(answer.cell)}`
    case 'claim': {
      const owners = answer.owners.map((owner) => owner ?? '-')
      return ['claim', letters[answer.colour], ...answer.route.map(writeCell), 'by', ...owners].join(' ')
    }
    case 'pass':
      return 'pass'
    default:
      return answer satisfies never
  }
}

export function readAnswer(text: string): Answer {
  const [type, ...words] = text.trim().split(/\s+/)
  switch (type) {
    case 'sheet':
      return { type, operations: readSheet(words[0]) }
    case 'place':
      return { type, cell: readCell(words[1]), colour: readColour(words[0]) }
    case 'claim': {
      const by = words.indexOf('by')
      const owners = words.slice(by + 1).map((word) => (word === '-' ? null : Number(word)))
      return { type, colour: readColour(words[0]), route: words.slice(1, by).map(readCell), owners }
    }
    case 'pass':
      return { type }
    default:
      throw new Error(`no answer: ${text}`)
  }
}

/** Reads a text that may be none: then null. */
export function answerNamed(text: string): Answer | null {
  try {
    return readAnswer(text)
  } catch {
    return null
  }
}
