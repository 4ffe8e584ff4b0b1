export const about = {
  title: 'About Asztal',
  trust: 'What the host’s computer can see',
  trustText:
    'Asztal keeps every secret from the other players. The program on the host’s computer knows them all, and the person who runs it could read them while a match is on: let someone you trust be the host. Every device adds to the dice and checks the match at its end, so changed dice don’t go unnoticed. Nobody can try throws until one suits, the host included; a host with an altered program could know a throw early.',
  version: 'Version',
  licence: 'Licence',
  inside: 'What is inside, and its licences',
  unread: 'The licences could not be loaded.',
}

export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'Automatic', dark: 'Dark', light: 'Light' },
  sound: 'Sound',
  sounds: { on: 'On', off: 'Off' },
  awake: 'Keep the screen on while playing',
  awakeNow: 'The screen stays on',
  fullScreen: 'Full screen',
  firstTimes: 'Tips the first time',
  tips: { on: 'On', off: 'Off' },
  motion: 'Motion',
  motions: { auto: 'Automatic', full: 'Full', still: 'Reduced' },
  text: 'Text size',
  texts: { normal: 'Normal', large: 'Large', huge: 'Huge' },
}

/** A person's own devices: which of them see their secrets. */
export const devices = {
  title: 'My devices',
  see: 'These see your secrets',
  kinds: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer', other: 'Other device' },
  here: 'this one',
  now: 'now',
  how: {
    joined: () => 'you joined with it',
    brought: () => 'you sat down at it',
    ownCode: () => 'with a code of your own',
    hostCode: (by: string) => (by ? `with a code that ${by} asked for` : 'with the host’s code'),
    letIn: (by: string) => (by ? `let in by ${by}` : 'let in at the host’s computer'),
    before: () => 'for some time',
  },
  lastSeen: (time: string) => `Last seen ${time}.`,
  end: 'Sign out',
  known: 'That was me',
  added: 'A new device is on your seat',
  promise:
    'If someone else gets a code for your seat, your own devices are signed out. So nobody slips in unnoticed, not even the host.',
  another: 'One more device of mine',
}
