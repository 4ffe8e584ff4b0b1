import type { Parsed } from '../../core/contract'
import { cells, colours, operations, type Answer, type Colour, type Operation } from './facts'

const misshapen: Parsed<never> = { refusal: { rule: 'CO-9', params: {} } }

const isColour = (value: unknown): value is Colour => colours.includes(value as Colour)
const isOperation = (value: unknown): value is Operation => operations.includes(value as Operation)
const isWhole = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0)
const isOwner = (value: unknown): value is number | null => value === null || isWhole(value)

/** Reads the shape of an answer; longer lists than any answer needs are not read. */
export function parseAnswer(raw: unknown): Parsed<Answer> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return misshapen
  const { type, cell, colour, route, owners, operations: sheet } = raw as Record<string, unknown>
  switch (type) {
    case 'pass':
      return { value: { type } }
    case 'place':
      return isWhole(cell) && isColour(colour) ? { value: { type, cell, colour } } : misshapen
    case 'claim':
      if (!isColour(colour) || !isList(route, isWhole) || !isList(owners, isOwner)) return misshapen
      return { value: { type, colour, route: [...route], owners: [...owners] } }
    case 'sheet':
      return isList(sheet, isOperation) ? { value: { type, operations: [...sheet] } } : misshapen
    default:
      return misshapen
  }
}

function isList<T>(value: unknown, isPart: (part: unknown) => part is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= cells && value.every(isPart)
}
