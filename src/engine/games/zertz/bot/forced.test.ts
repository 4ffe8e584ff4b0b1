import { expect, it } from 'vitest'
import { game } from '..'
import { playGame } from '../../../testing/play'
import type { Answer, Table } from '../facts'
import { gridOf } from '../grid/tables'
import { captureAnswer } from '../legal/captures'
import { placementAnswer } from '../legal/placements'
import { baitAt } from '../lessons/positions'
import { tableOf } from '../lessons/kit'
import { tableAfter } from '../resolve'
import { legalAnswers, tableAt } from '../testing/scene'
import { forcedWin, lostWithin } from './forced'

const effort = { moves: 4, tries: 6000 }

function winBy(table: Table): { answer: Answer; moves: number } | null {
  const grid = gridOf(table)
  const win = forcedWin(grid, effort)
  if (win === null) return null
  const { move, moves } = win
  return { answer: typeof move === 'number' ? placementAnswer(grid, move, []) : captureAnswer(grid, move), moves }
}

/** Plays a win that was found against everything that the rules allow the loser. */
function demandWin(table: Table, within: number): void {
  const win = winBy(table)
  expect(win?.moves).toBeLessThanOrEqual(within)
  const after = tableAfter(table, win!.answer)
  if (after.outcome !== null) return expect(after.outcome.winners).toEqual([table.turn])
  for (const reply of legalAnswers(after)) {
    expect(reply.type).toBe('capture')
    const next = tableAfter(after, reply)
    expect(next.outcome).toBeNull()
    demandWin(next, within - 1)
  }
}

it('finds a bait that wins, and how long it takes', () => {
  const table = tableOf(baitAt)
  expect(winBy(table)?.moves).toBe(2)
  expect(lostWithin(gridOf(tableAfter(table, winBy(table)!.answer)), effort)).toBe(1)
})

it('promises nothing at the beginning, or where it may not try enough', () => {
  expect(winBy(tableAt({}))).toBeNull()
  expect(forcedWin(gridOf(tableOf(baitAt)), { moves: 6, tries: 3 })).toBeNull()
})

it('a win that it finds can’t be escaped by any legal answer', () => {
  const lengths = new Set<number>()
  for (let seed = 1; seed <= 6; seed++)
    playGame(game.rules, {
      seed,
      onAsk: ({ world, ask }) => {
        const { table } = world as { table: Table }
        if (!ask?.prompts.has(table.turn) || table.outcome !== null) return
        const win = winBy(table)
        if (win === null) return
        lengths.add(win.moves)
        demandWin(table, win.moves)
      },
    })
  expect([...lengths].sort()).toEqual(expect.arrayContaining([1, 2, 3]))
})
