/** A finished match watched again. */
export const replay = {
  watch: 'Watch again',
  watchMatch: (game: string) => `Watch again: ${game}`,
  play: 'Play',
  pause: 'Pause',
  position: 'Where in the match',
  speed: (n: number) => `Speed: ${n}×`,
  momentBefore: 'Previous big moment',
  momentAfter: 'Next big moment',
  eyes: 'Through whose eyes?',
  allEyes: 'Everyone’s',
  eyesOf: (name: string) => `Through ${name}’s eyes`,
  big: 'Big picture for everyone',
  small: 'Back to the small picture',
  onScreen: 'Show it on the shared screen too',
  offScreen: 'Leave the shared screen alone',
  gone: 'The record of this match is no longer here, or another version made it.',
  playOn: 'Play on from here',
  review: 'Review',
  toHome: 'To the home page',
  reopen: 'The file is no longer here. Open it again on the home page.',
  toEvenings: 'To the past evenings',
  checked: 'Checked',
  checkedHelp: 'By the rules packed into this page, the match went exactly like this.',
  wrong: (step: number) => `Step ${step} does not check out.`,
  resigned: (name: string) => `${name} won by resignation`,
  onTime: (name: string) => `${name} won on time`,
}

/** A finished match saved as one page. */
export const share = {
  title: 'Share it as a page',
  help: 'One file that plays this match anywhere, without the internet or this app. Change the names first if you like.',
  nameOf: (n: number) => `Player ${n}`,
  save: 'Save the page',
  failed: 'That didn’t work. The record may not be open, or the host’s computer is out of reach.',
}
