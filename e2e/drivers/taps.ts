/** What a hand taps to give an answer, one element after the other. */
import type { AnyView } from '../../src/engine/core/contract'

/**
 * An element by its selector; `nth`: which of several, counted from the end if negative; `unless`: what is in the page
 * where this tap is no longer needed.
 */
export interface Tap {
  readonly css: string
  readonly nth?: number
  readonly unless?: string
}

/** Turns an answer to a prompt into taps on a game's own board and controls; `null`: no hand can give it. */
export type Driver<Prompt, Answer> = (answer: Answer, prompt: Prompt, view: AnyView) => readonly Tap[] | null

export const tap = (css: string, nth?: number): Tap => (nth === undefined ? { css } : { css, nth })
/** The main button of the prompt. */
export const main = tap('.panel .btn.main:not([aria-disabled="true"])', -1)
/** One of the choices of a `ChoiceList`, by its value. */
export const choice = <Value>(value: Value, all: readonly Value[]): Tap => tap('.panel .choice', all.indexOf(value))
