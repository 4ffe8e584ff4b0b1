import type { Answer, Prompt } from '../../src/engine/games/forras-pont/facts'
import { main, tap, type Driver, type Tap } from './taps'

const cell = (at: number) => tap(`[data-cell="${at}"]`)
const tool = (name: string) => tap(`[data-tool="${name}"]`)

/** Forrás Pont: a disc for a cell, a route from the edge to the spring, or a sheet filled in pair by pair. */
export const forrasPont: Driver<Prompt, Answer> = (answer) => {
  switch (answer.type) {
    case 'place':
      return [tap(`[data-colour="${answer.colour}"]`), cell(answer.cell), tool('place')]
    case 'claim': {
      // A tap on a step passes it on to the next sheet that fits.
      const owned = answer.owners.flatMap((owner, at): Tap[] => {
        const step = `[data-look="step-${at + 1}"]`
        const on = { css: step, unless: `${step}[data-step-owner="${owner}"]` }
        return owner === null ? [] : [on, on, on]
      })
      const route = answer.route.map(cell)
      return [tool('claim'), tap(`[data-centre="${answer.colour}"]`), ...route, ...owned, tool('announce')]
    }
    case 'pass':
      return [tool('pass'), main]
    case 'sheet':
      return [
        ...answer.operations.flatMap((operation, pair) => [
          tap(`[data-pair="${pair}"]`),
          tap(`[data-operation-key="${operation}"]`),
        ]),
        tool('done'),
      ]
  }
}
