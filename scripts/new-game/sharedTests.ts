/** Tests of the whole project that read what a new game says and where its files are, as `npm run unit` takes them. */
export const sharedTests = [
  'rulebook',
  'rules/page',
  'words/terms',
  'testing/layout',
  'games/layout',
  'manifests',
  'registry',
  'refereePages',
  'ruleNumbers',
  'games/words',
  'games/places',
  'games/looks',
] as const

/** Runs a game's own tests and those. */
export const testCommand = (id: string) => `npm run unit -- ${[id, ...sharedTests].join(' ')}`
