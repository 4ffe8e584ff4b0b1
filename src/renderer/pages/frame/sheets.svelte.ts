/** The sheet over a table, and what else lies over it. */
import type { PersonId } from '../../../protocol/toClient'
import { session } from '../../connection/session.svelte'
import { guardBack } from '../../ui/back'
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

  /** A step back with nothing drawn over the page: true keeps the page. A sheet that is still loading is put away. */
  stepBack(): boolean {
    if (this.open === null) return session.playing && (this.leaving = true)
    this.close()
    return true
  }

  show(name: SheetName): void {
    // While the page is being touched: the sheet itself may come later.
    guardBack()
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
