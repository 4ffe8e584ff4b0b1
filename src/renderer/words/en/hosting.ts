export const hosting = {
  quiet: 'Chat and reactions during the match',
  title: 'The table',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End the match',
  endSure: 'End the match for everyone, without a winner?',
  closeWindow: 'Stop waiting for answers',
  closeHelp: 'For anyone who hasn’t answered, time is up.',
  standIn: 'Let a bot play until they return',
  standInHere: 'Let a bot play for now',
  standInHelp: 'They can say within 15 seconds that they are here, and take over at any time.',
  standInStop: 'Stop the bot',
  people: 'People',
  codeFor: 'Code for another device',
  waitOr: 'We’re waiting. Or choose:',
  decides: (name: string) => `We’re waiting, unless ${name} decides otherwise.`,
  hostAway: (name: string) => `${name}, who hosts the table, is away.`,
  take: 'Take over as host',
  clear: (count: number) => `Send ${count} strangers away and lock the table`,
  putAway: 'Put the table away',
  putAwaySure: 'Put this table away for good? Everyone loses their seat; the records of its matches are kept.',
}

/** A file with all of a table, and a table from such a file. */
export const backup = {
  save: 'Save a backup of this table',
  saved: 'Saved. It holds the whole table, the match’s secrets included:',
  open: 'Open a table from a backup',
  help: 'Choose a backup of this computer, or type where a backup file is, or the data folder of another computer.',
  path: 'File or folder',
  go: 'Open',
}
