/** A noun with its number. */
export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Names in a row: "Ann, Bob and Cy". */
export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
