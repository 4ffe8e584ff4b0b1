import type { Answer, Prompt, Ring, Table } from '../../src/engine/games/zertz/facts'
import { afterTap, nothingChosen } from '../../src/renderer/games/zertz/draft'
import { main, tap, type Driver, type Tap } from './taps'

const ring = (name: string) => tap(`[data-ring="${name}"]`)

/** Jumps that are forced follow by themselves. */
function jumps(path: readonly Ring[], prompt: Prompt, table: Table): Tap[] {
  let draft = nothingChosen
  return path.flatMap((to) => {
    if (draft.path.includes(to)) return []
    draft = afterTap(table, prompt, draft, to)
    return [ring(to)]
  })
}

/** ZÉRTZ: a marble and rings; islands that are left are unticked before the move is made. */
export const zertz: Driver<Prompt, Answer> = (answer, prompt, view) => {
  switch (answer.type) {
    case 'capture':
      return [...jumps(answer.path, prompt, view.table as Table), main]
    case 'place': {
      const remove = answer.remove === null ? [] : [ring(answer.remove)]
      const leave = answer.leave.map(() => tap('.claim input'))
      return [tap(`[data-marble="${answer.marble}"]`), ring(answer.at), ...remove, ...leave, main]
    }
    case 'demand':
      return [tap('[data-look="demand"]')]
    case 'accept':
      return [main]
    case 'askBack':
      return [tap('[data-look="ask-back"]')]
    case 'agree':
      return [main]
    case 'pass':
    case 'flag':
    case 'decline':
      return null
  }
}
