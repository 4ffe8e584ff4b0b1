import { cells, size } from './board'
import { type Answer, type Cell, type Colour, colours, type Operation, operations, type Sheet } from './facts'

/**
 * Games as text. Cells are a1 to g7, columns from the west, rows from the south; colours are Y (yellow), L (purple, lila)
 * and R (pink, rózsaszín); operations are arrows.
 *
 *     sheet ↑↗→↘↓↙←↖↻    place Y d2    claim R a1 b2 c3 d4 by 0 1 -    pass
 *
 * Each `…Named` reads what `…Text` writes, and gives `null` for anything else.
 */
const letters: Readonly<Record<Colour, string>> = { yellow: 'Y', purple: 'L', pink: 'R' }
const signs = '↑↗→↘↓↙←↖↻'

export function cellText(cell: Cell): string {
  return String.fromCharCode(97 + (cell % size)) + (size - Math.floor(cell / size))
}

export function cellNamed(text: string): Cell | null {
  const cell = (size - Number(text.slice(1))) * size + text.charCodeAt(0) - 97
  return cell >= 0 && cell < cells && cellText(cell) === text ? cell : null
}

export function colourText(colour: Colour): string {
  return letters[colour]
}

export function colourNamed(text: string): Colour | null {
  return colours.find((one) => letters[one] === text) ?? null
}

export function operationText(operation: Operation): string {
  return signs[operations.indexOf(operation)]
}

export function sheetText(sheet: Sheet): string {
  return sheet.map(operationText).join('')
}

/** Any list of operations; whether it makes a sheet is for the rules (FP-4). */
export function sheetNamed(text: string): Sheet | null {
  return allOrNull([...text].map((sign) => operations[signs.indexOf(sign)] ?? null))
}

export function answerText(answer: Answer): string {
  switch (answer.type) {
    case 'sheet':
      return `sheet ${sheetText(answer.operations)}`
    case 'place':
      return `place ${letters[answer.colour]} ${cellText(answer.cell)}`
    case 'claim': {
      const owners = answer.owners.map((owner) => owner ?? '-')
      return ['claim', letters[answer.colour], ...answer.route.map(cellText), 'by', ...owners].join(' ')
    }
    case 'pass':
      return 'pass'
    default:
      return answer satisfies never
  }
}

export function answerNamed(text: string): Answer | null {
  const [type, ...words] = text.trim().split(/\s+/)
  switch (type) {
    case 'sheet': {
      const sheet = words.length > 0 ? sheetNamed(words[0]) : null
      return sheet && { type, operations: sheet }
    }
    case 'place': {
      const [colour, cell] = [colourNamed(words[0] ?? ''), cellNamed(words[1] ?? '')]
      return colour !== null && cell !== null ? { type, cell, colour } : null
    }
    case 'claim': {
      const by = words.indexOf('by')
      const [colour, route] = [colourNamed(words[0] ?? ''), allOrNull(words.slice(1, by).map(cellNamed))]
      const owners = words.slice(by + 1).map((word) => (word === '-' ? null : Number(word)))
      return colour && route && { type, colour, route, owners }
    }
    case 'pass':
      return { type }
    default:
      return null
  }
}

function allOrNull<Part>(parts: readonly (Part | null)[]): readonly Part[] | null {
  return parts.every((part) => part !== null) ? parts : null
}
