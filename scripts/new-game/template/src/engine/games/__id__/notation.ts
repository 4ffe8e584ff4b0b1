/** Answers as text: `take 2`. */
import type { Answer } from './facts'

export function answerText({ count }: Answer): string {
  return `take ${count}`
}

/** The answer that a text names, or null if it names none. */
export function answerNamed(text: string): Answer | null {
  const found = /^take (\d{1,3})$/.exec(text.trim())
  return found === null ? null : { type: 'take', count: Number(found[1]) }
}
