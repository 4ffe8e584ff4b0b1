/** Lists in which only how often a member occurs matters: dice and cards. */

/** Whether all of `part` can be found in `whole`, each as often. */
export function within<T>(part: readonly T[], whole: readonly T[]): boolean {
  const rest = [...whole]
  return part.every((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

/** A list without one of its members equal to `one`. */
export function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one)
  if (at < 0) throw new Error(`not there: ${String(one)}`)
  const rest = list.slice()
  rest.splice(at, 1)
  return rest
}

/** Every distinct pick from a sorted list, the empty one first. */
export function picksOf<T>(sorted: readonly T[]): T[][] {
  let picks: T[][] = [[]]
  for (let at = 0; at < sorted.length;) {
    let run = 1
    while (sorted[at + run] === sorted[at]) run++
    const longer: T[][] = []
    for (const pick of picks)
      for (let times = 0, so = pick; times <= run; times++, so = [...so, sorted[at]]) longer.push(so)
    picks = longer
    at += run
  }
  return picks
}

export function countOf<T>(list: readonly T[], one: T): number {
  let count = 0
  for (const each of list) if (each === one) count++
  return count
}
