/**
 * Golden games: whole matches as text. Comments and the setup come first; then a line for each answer, and below it,
 * indented, what was told. A game that is not over ends with who is asked what.
 */
import type { Told } from '../../../core/contract'
import { submit } from '../../../core/match'
import { begin } from '../../../testing/play'
import type { Table } from '../facts'
import { game } from '../index'
import { answerNamed, answerText } from '../notation'

/** Plays the answers of a golden game and writes the whole game down again. Throws if an answer is refused. */
export function retell(text: string): string {
  const lines = text.split('\n')
  const setting = (key: string): string => {
    const line = lines.find((one) => one.startsWith(`${key} `))
    if (line === undefined) throw new Error(`a golden game needs a line "${key} …"`)
    return line.slice(key.length + 1)
  }
  const comments = lines.filter((line) => line.startsWith('#'))
  const out = [...comments, ...['seats', 'options', 'seed'].map((key) => `${key} ${setting(key)}`), '']
  const write = (told: readonly Told[]) => out.push(...told.map(({ event }) => `   ${JSON.stringify(event)}`))
  let { match, told } = begin(game.rules, JSON.parse(setting('options')), Number(setting('seats')), setting('seed'))
  write(told)
  for (const line of lines) {
    const [, seat, words] = /^(\d): (.+)$/.exec(line) ?? []
    if (seat === undefined) continue
    const answer = answerNamed(words)
    if (answer === null) throw new Error(`no answer: ${line}`)
    const next = submit(match, match.step, Number(seat), answer)
    if ('refusal' in next) throw new Error(`${line}: refused by ${next.refusal.rule}`)
    ;({ match, told } = next)
    out.push(`${seat}: ${answerText(answer)}`)
    write(told)
  }
  const outcome = game.rules.outcome(match.world.table as Table)
  const waiting = [...(match.ask?.prompts ?? [])].filter(([seat]) => !match.answers.has(seat))
  const asked = waiting.map(([seat, prompt]) => `asked ${seat}: ${JSON.stringify(prompt)}`)
  return `${[...out, '', `outcome ${JSON.stringify(outcome)}`, ...asked].join('\n')}\n`
}
