/** What every stage without a table has in common: lessons, positions played on, and matches watched again. */
import { settings } from '../device/settings.svelte'
import { language } from '../words/index.svelte'
import type { AnyPresentation, Draft, Language, Sound, Layout } from './contract'
import { play } from './sounds'

export interface OwnStageOptions {
  readonly presentation: AnyPresentation
  layout(): Layout
  onRule(id: string): void
}

/** Sounds that call players to a match; nobody is called here. */
const calls: readonly Sound[] = ['chime', 'end']

export abstract class OwnStage {
  readonly presentation: AnyPresentation
  readonly draft: Draft
  readonly #options: OwnStageOptions

  constructor(options: OwnStageOptions) {
    this.#options = options
    this.presentation = options.presentation
    this.draft = options.presentation.createDraft()
  }

  readonly sending: boolean = false
  readonly suspense: boolean = false

  get language(): Language {
    return language()
  }

  get layout(): Layout {
    return this.#options.layout()
  }

  get still(): boolean {
    return settings.still
  }

  ended(): void {}

  showRule(id: string): void {
    this.#options.onRule(id)
  }

  sound(name: Sound): void {
    if (!calls.includes(name)) play(name)
  }
}
