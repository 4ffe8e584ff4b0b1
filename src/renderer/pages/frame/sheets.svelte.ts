/** Which sheet is open over a table. One at a time. */
export type SheetName =
  'menu' | 'more' | 'chat' | 'rules' | 'rule' | 'settings' | 'table' | 'move' | 'devices' | 'invite' | 'result'

class Sheets {
  open = $state<SheetName | null>(null)
  rule = $state('')
  /** A code that the host has asked for on behalf of someone else. */
  codeFor = $state<number | null>(null)
  /** Whether the past is being stepped through. */
  past = $state(false)
  /** The back button was pressed in a match: leave the page? */
  leaving = $state(false)

  askToLeave(): true {
    return (this.leaving = true)
  }

  show(name: SheetName): void {
    this.open = name
  }

  showRule(id: string): void {
    this.rule = id
    this.open = 'rule'
  }

  close(): void {
    this.open = null
    this.codeFor = null
  }
}

export const sheets = new Sheets()
