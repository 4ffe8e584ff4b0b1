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
  about: 'About Asztal',
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
