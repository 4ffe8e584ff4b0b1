/** One measured figure beside what it should be. */
export interface Figure {
  readonly name: string
  readonly value: string
  readonly target: string
  readonly ok: boolean
}
