import { expect, it } from 'vitest'
import { operations, sourceFault } from './facts'
import { sheetFault } from './laying'
import { position } from './position'

it('FP-4: a sheet is handed in once every pair has an operation of its own', () => {
  expect(sheetFault(operations)).toBeNull()
  const [first, second] = operations
  for (const wrong of [null, second!])
    expect(sheetFault(operations.map((one) => (one === first ? wrong : one)))?.rule).toBe('FP-4')
  expect(sheetFault([])?.rule).toBe('FP-4')
})

it('FP-9: a disc comes from the bank or from one’s own discs', () => {
  const { table } = position({ sheets: ['↑↗→↘↓↙←↖↻', '↑↗→↘↓↙←↖↻'] })
  const empty = { ...table, bank: { ...table.bank, pink: 0 } }
  const discs = [
    { ...table.discs[0]!, pink: 1 },
    { ...table.discs[1]!, pink: 0 },
  ]
  expect(sourceFault(table, 0, 'pink')).toBeNull()
  expect(sourceFault({ ...empty, discs }, 0, 'pink')).toBeNull()
  expect(sourceFault({ ...empty, discs }, 1, 'pink')).toEqual({ rule: 'FP-9', params: { colour: 'pink' } })
})
