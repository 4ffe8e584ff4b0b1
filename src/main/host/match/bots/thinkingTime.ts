/** The time a bot takes for something, where its clock leaves it this much: it never thinks its time away. */
export function shareOf(msLeft: number | null | undefined, wanted: number): number {
  return msLeft === null || msLeft === undefined ? wanted : Math.min(wanted, msLeft / 20)
}
