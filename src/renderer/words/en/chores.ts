/** What a host sees to now and then, and a person's devices: words that a match rarely needs. */
import type { SetAside } from '../../../protocol/toClient'
import { plural } from './grammar'

/** What the connection doctor says: which wall stands there, and what to do. */
export const doctor = {
  title: 'Phones can’t get in?',
  'join-network': 'This computer isn’t on a network. Join a Wi-Fi network, and the QR code appears.',
  'open-firewall': (address: string) =>
    `No phone has reached this computer yet. If they try and nothing opens, let Asztal through this computer’s firewall (${address}).`,
  'other-browser':
    'A phone loaded the page but can’t talk to the table. Try another browser there, without data saver or VPN.',
  reload: 'A phone has an old page open. Reload it there.',
  'use-address': (address: string) => `Someone used a name this computer doesn’t know. Type the address: ${address}`,
  'type-http': (address: string) => `A browser insists on https. Type http:// in front: http://${address}`,
  'same-network':
    'Phones and this computer are on networks that don’t see each other. Put them all on the same Wi-Fi, not the guest one.',
}

/** The Wi-Fi that guests join first. */
export const wifi = {
  scan: (name: string) => `First the Wi-Fi “${name}”`,
  add: 'Show a QR code for the Wi-Fi too',
  change: 'Change the Wi-Fi',
  name: 'Wi-Fi name',
  password: 'Password (leave empty if there is none)',
  help: 'Both stay on this computer. Clear the name to hide the code.',
}

/** A match that could not be taken up again. */
export const setAside = {
  title: (game: string) => `Your last game of ${game} can’t be brought back`,
  stopped: (game: string) => `Your game of ${game} can’t go on`,
  failed: 'There’s a bug in Asztal: its rules failed at the last move. You did nothing wrong.',
  why: {
    'other-rules': 'It was started in another version of Asztal, and the rules have changed since.',
    broken: 'Its record on the host’s computer is damaged.',
    missing: 'Its record is no longer on the host’s computer.',
  } satisfies Record<SetAside['why'], string>,
  kept: 'Nothing was deleted. The host’s computer keeps it in Asztal’s data folder as',
  next: 'Seats and the evening’s score are as they were: start a new game.',
  noted: 'Got it',
}

/** The table moves to another computer. */
export const moveTable = {
  title: 'Move this table to another computer',
  help: 'Start Asztal on the other computer. Its owner is asked first; everyone’s phone follows on its own.',
  address: 'Or type its short code or address',
  go: 'Ask that computer',
  asking: (number: string) => `The other computer is asking its owner. Both screens show ${number}.`,
  sending: 'The table is moving. One moment…',
  offerTitle: 'Take over a table?',
  offer: (table: string, game: string, from: string) =>
    `“${table}” (${game}) wants to move from ${from} to this computer.`,
  number: 'Number',
  sameNumber: 'Say yes only if the table’s host sees the same number.',
  yes: 'Take the table',
  no: 'No, thanks',
  moved: 'This table is on another computer now.',
  follow: 'Play on there',
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
  added: 'A new device has taken your seat',
  promise:
    'If someone else gets a code for your seat, your own devices are signed out. That way nobody slips in unnoticed, not even the host.',
  another: 'Add another device of mine',
}

/** Someone would come back from another device. */
export const knocks = {
  title: 'At the door',
  ask: (name: string) => `${name} would like to come back on another device.`,
  help: (mark: string) => `Let them in only if it is them. Their screen shows the number ${mark}.`,
  yes: 'Let in',
  no: 'No',
}

export const move = {
  title: 'Move to another device',
  help: 'Open this table on the other device, choose “I was already playing here”, and type this code.',
  valid: (minutes: number) => `Valid once, for ${plural(minutes, 'minute')}.`,
  codeOf: (name: string) => `Code for ${name}`,
}

export const chores = { doctor, wifi, setAside, moveTable, devices, knocks, move }
export type Chores = typeof chores
