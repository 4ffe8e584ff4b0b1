/** The sheet over a table, and what else lies over it. */
import type { PersonId } from '../../../protocol/toClient'
import { session } from '../../connection/session.svelte'
import { noSheet, withCodeFor, withoutSheet, withRule, withSheet, type SheetName } from './sheets'

class Sheets {
  #sheet = $state.raw(noSheet)
  readonly open = $derived(this.#sheet.name)
  readonly rule = $derived(this.#sheet.rule)
  readonly codeFor = $derived(this.#sheet.codeFor)
  /** Whether the past is being stepped through. */
  past = $state(false)
  /** The back button was pressed in a match: leave the page? */
  leaving = $state(false)

  confirmLeaving(): true {
    return (this.leaving = true)
  }

  show(name: SheetName): void {
    this.#sheet = withSheet(this.#sheet, name)
  }

  showRule(id: string): void {
    this.#sheet = withRule(this.#sheet, id)
  }

  showCodeFor(person: PersonId): void {
    this.#sheet = withCodeFor(this.#sheet, person)
  }

  close(): void {
    this.#sheet = withoutSheet(this.#sheet)
  }
}

export const sheets = new Sheets()

// A device that is passed round shows nothing of the last holder's once it is covered.
session.passAndPlay.onCover.add(() => sheets.close())
