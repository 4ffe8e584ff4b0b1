/** The faces a person can have at a table, in the order in which they are offered. */
export const avatars = [
  'bun',
  'curls',
  'beard',
  'glasses',
  'hat',
  'pigtails',
  'beanie',
  'moustache',
  'bob',
  'crest',
  'scarf',
  'headphones',
  'topHat',
  'chef',
  'turban',
  'cap',
  'longHair',
  'bow',
  'spikes',
  'pirate',
  'granny',
  'flower',
  'beret',
  'hood',
] as const

export type Avatar = (typeof avatars)[number]

/** The first face that nobody has yet, starting at the wanted one; the wanted one again once all are taken. */
export function freeAvatar(taken: readonly Avatar[], wanted: number): Avatar {
  const from = wanted % avatars.length
  const inOrder = [...avatars.slice(from), ...avatars.slice(0, from)]
  return inOrder.find((one) => !taken.includes(one)) ?? inOrder[0]!
}
