import type { Told } from '../../../core/contract'
import { beginMatch, submit, type Match, type Submitted } from '../../../core/match'
import type { Event } from '../events'
import type { Answer } from '../facts'
import { rules } from '../rules'
import { answerNamed, answerText } from '../notation'
import { eventText } from './eventText'

/** How a golden game begins. As text: this, then a line for each event and "> 0 ready, 1 ready" for each ask. */
export interface GoldenSetup {
  readonly seed: string
  readonly options: unknown
}

function advance(result: Submitted): { match: Match; told: readonly Told[]; closed: boolean } {
  if ('refusal' in result) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result
}

/** The text of a game played with answers from `choose`. */
export function transcribe(
  setup: GoldenSetup,
  choose: (match: Match, heard: readonly Told[]) => ReadonlyMap<number, Answer>,
): string {
  const lines = [`seed: ${setup.seed}`, `options: ${JSON.stringify(setup.options)}`]
  const { id, version } = rules
  let now = advance(beginMatch(rules, { game: id, version, seats: 2, ...setup }))
  const heard: Told[] = []
  for (;;) {
    heard.push(...now.told)
    for (const { event } of now.told) {
      if (event.type === 'round') lines.push('')
      lines.push(eventText(event as Event))
    }
    if (now.match.ask === null) return `${lines.join('\n')}\n`
    const answers = [...choose(now.match, heard)].sort(([one], [two]) => one - two)
    lines.push(`> ${answers.map(([seat, answer]) => `${seat} ${answerText(answer)}`).join(', ')}`)
    const { step } = now.match
    for (const [seat, answer] of answers) now = advance(submit(now.match, step, seat, answer))
    if (!now.closed) throw new Error(`ask ${step} is not answered by all`)
  }
}

/** The setup of a written game, and its answers ask by ask. */
export function readGolden(text: string): { setup: GoldenSetup; asks: ReadonlyMap<number, Answer>[] } {
  const [seed, options, ...lines] = text.split('\n')
  const asks = lines
    .filter((line) => line.startsWith('> '))
    .map(
      (line) =>
        new Map(
          line
            .slice(2)
            .split(', ')
            .map((part) => {
              const answer = answerNamed(part.slice(2))
              if (answer === null) throw new Error(`no answer: ${part}`)
              return [Number(part[0]), answer] as const
            }),
        ),
    )
  return {
    setup: { seed: seed.slice('seed: '.length), options: JSON.parse(options.slice('options: '.length)) as unknown },
    asks,
  }
}
