import { agentCount, type Agent, type Answer } from './facts'

const letters = 'ABCDEFGHIJKL'

/** An agent's letter in notation: A to L. */
export const agentLetter = (agent: Agent): string => letters[agent]

/** Answers that are nothing but their type. */
const simple = {
  pass: 'pass',
  offerDraw: 'draw?',
  letGo: 'let go',
  hold: 'hold',
  giveUp: 'give up',
  agree: 'yes',
  refuse: 'no',
} as const

/** An answer as text: `A > 1,0`, `A* > 1,0` (with the treasure), `A x B` (murder), `book A 237`, `veto 237`. */
export function answerText(answer: Answer): string {
  switch (answer.type) {
    case 'move':
      return `${agentLetter(answer.agent)} > ${answer.to}`
    case 'carry':
      return `${agentLetter(answer.agent)}* > ${answer.to}`
    case 'murder':
      return `${agentLetter(answer.agent)} x ${agentLetter(answer.victim)}`
    case 'book':
      return `book ${agentLetter(answer.agent)} ${answer.amount}`
    case 'veto':
    case 'raise':
      return `${answer.type} ${answer.amount}`
    default:
      return simple[answer.type]
  }
}

/** The answer that a text of `answerText` stands for; `null` if the text is none. */
export function answerNamed(text: string): Answer | null {
  for (const [type, word] of Object.entries(simple)) if (word === text) return { type } as Answer
  const letter = `[${letters.slice(0, agentCount)}]`
  const walk = new RegExp(`^(${letter})(\\*?) > (-?\\d,-?\\d)$`).exec(text)
  if (walk) return { type: walk[2] ? 'carry' : 'move', agent: letters.indexOf(walk[1]), to: walk[3] }
  const murder = new RegExp(`^(${letter}) x (${letter})$`).exec(text)
  if (murder) return { type: 'murder', agent: letters.indexOf(murder[1]), victim: letters.indexOf(murder[2]) }
  const booking = new RegExp(`^book (${letter}) (\\d+)$`).exec(text)
  if (booking) return { type: 'book', agent: letters.indexOf(booking[1]), amount: Number(booking[2]) }
  const bid = /^(veto|raise) (\d+)$/.exec(text)
  return bid ? { type: bid[1] as 'veto' | 'raise', amount: Number(bid[2]) } : null
}
