/**
 * The new list with every item that says the same as before replaced by the one before: a list that is drawn touches only
 * what changed.
 */
export function keepSame<Item extends object>(before: readonly Item[], now: readonly Item[], key: keyof Item): Item[] {
  const known = new Map(before.map((item) => [item[key], item]))
  return now.map((item) => {
    const same = known.get(item[key])
    return same !== undefined && saysTheSame(same, item) ? same : item
  })
}

function saysTheSame<Item extends object>(one: Item, other: Item): boolean {
  const names = Object.keys(one) as (keyof Item)[]
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
