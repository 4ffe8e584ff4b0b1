/** A person's progress in a game's lessons, read from and kept on this device. */
import type { GameId } from '../../../engine/games/catalog'
import type { AnyLesson } from '../../../engine/core/lesson'
import { keep, noteKey, recall } from '../../device/keep'
import { readProgress, withPlace, withSolved, type Progress } from './progress'

export class ProgressBook {
  readonly #key: string
  #now = $state.raw<Progress>({})

  constructor(game: GameId) {
    this.#key = noteKey(`asztal.learned.${game}`)
    this.#now = readProgress(recall(this.#key))
  }

  get now(): Progress {
    return this.#now
  }

  solve(lesson: AnyLesson, step: string): void {
    this.#keep(withSolved(this.#now, lesson, step))
  }

  be(lesson: AnyLesson, at: string | null): void {
    this.#keep(withPlace(this.#now, lesson, at))
  }

  #keep(next: Progress): void {
    this.#now = next
    keep(this.#key, JSON.stringify(next))
  }
}
