/** Names in a row: "Anna, Béla és Cili". */
export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} és ${names.at(-1)}`
