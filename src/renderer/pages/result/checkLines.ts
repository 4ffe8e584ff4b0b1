/** What a check found, in sentences. */
import type { GameEvent } from '../../../engine/core/contract'
import type { Verdict } from '../../../protocol/checking/check'
import type { Checked } from '../../match/checkWorker'
import type { CheckWords } from './checkWords'

export interface CheckLines {
  readonly tone: 'running' | 'fine' | 'wrong' | 'unknown'
  /** The one line of the result. */
  readonly head: string
  /** What stands behind it. */
  readonly details: readonly string[]
  /** What was told and should have been, where that is the difference. */
  readonly compare: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

const only = (tone: CheckLines['tone'], head: string): CheckLines => ({ tone, head, details: [], compare: [] })

export function checkLines(
  checked: Checked | 'running',
  { checked: words }: CheckWords,
  tell: (event: GameEvent) => string | null,
): CheckLines {
  if (checked === 'running') return only('running', words.running)
  if (checked === null) return only('unknown', words.failed)
  if ('needs' in checked) return only('unknown', words.otherRules(checked.needs, checked.have))
  const { difference, steps, mixers } = checked
  if (difference === null) {
    const head = mixers > 0 ? words.fine(steps, mixers) : words.unmixed(steps)
    return { tone: 'fine', head, details: fineDetails(checked, words), compare: [] }
  }
  const lines = (events: readonly GameEvent[]) => events.flatMap((event) => tell(event) ?? [])
  const compare = [
    { title: words.told, lines: lines(difference.told ?? []) },
    { title: words.should, lines: lines(difference.should ?? []) },
  ]
  const differs = compare[0].lines.join('\n') !== compare[1].lines.join('\n')
  return {
    tone: 'wrong',
    head: `${words.differs(difference.step)}: ${words.what[difference.what]}`,
    details: [words.page],
    compare: differs ? compare : [],
  }
}

function fineDetails({ bound, answers, seen, from, over }: Verdict, words: CheckWords['checked']): string[] {
  return [
    words.bound[bound],
    ...(answers > 0 ? [words.answers(answers)] : []),
    ...(seen > 0 ? [words.seen(seen)] : []),
    ...(from !== null && from > 1 ? [words.late(from)] : []),
    ...(over ? [] : [words.unfinished]),
    words.page,
  ]
}
