import type { NoticeKind } from '../../../protocol/toClient'
import { list } from './grammar'

export const connection = {
  connecting: 'Connecting…',
  lost: 'Connection lost, reconnecting…',
  lostHere:
    'Asztal has stopped on this computer. Open the app again, or run npm start in its folder: everything picks up where it left off.',
  diskFull:
    'This computer’s disk is full. You can see everything, but no move can be saved. Free up some space and play on.',
  hostDiskFull: 'The disk on the host’s computer is full: no move can be saved. The match goes on once there is room.',
  slow: 'The host’s computer isn’t answering. Try again.',
  mismatch: 'This page and the host’s computer have different versions.',
  mismatchHelp: 'Reload to get the right one. You keep your seat and nothing is lost.',
  reload: 'Reload',
  ok: 'Connected',
  network: {
    other:
      'The network has changed. The QR shows the new address; phones on the old one type the short code or scan it again.',
    gone: 'This computer has lost its network. Phones will reconnect once it’s back.',
    back: 'This computer is on a network again. The QR shows its address.',
  },
}

/** The host may have got another address. */
export const elsewhere = {
  open: 'Not reconnecting?',
  title: 'Reconnect at another address',
  tryAt: (address: string) => `Try ${address}`,
  help: 'If the host’s computer has a new address, type the short code or the address that its screen shows now. You keep your seat.',
  address: 'Short code or address',
  bad: 'That is neither a short code nor an address.',
  go: 'Go there',
  code: (code: string) => `Short code: ${code}`,
}

const are = (names: readonly string[]) => `${list(names)} ${names.length > 1 ? 'are' : 'is'}`

export const notice = {
  moved: (name: string) => `${name} moved to another device`,
  codeUsed: (name: string) => `The host’s code put ${name}’s seat on a new device; the old ones are signed out`,
  letIn: (name: string) => `${name} was let in on another device`,
  kicked: (name: string) => `${name} was sent away`,
  hosts: (name: string) => `${name} hosts the table now`,
  standIn: (name: string) => `A bot is playing for ${name}`,
  tookOver: (name: string) => `${name} takes over from a bot`,
  closed: (name: string) => `${name} has stopped waiting for answers`,
  slept: () => 'This computer was asleep. Everyone will reconnect on their own.',
} satisfies Record<Exclude<NoticeKind, keyof typeof crowd>, (name: string) => string>

/** Comings and goings: one sentence for everyone it applies to. */
export const crowd = {
  joined: (names: readonly string[]) => `${are(names)} here`,
  left: (names: readonly string[]) => `${list(names)} left the table`,
  away: (names: readonly string[]) => `${are(names)} away`,
  back: (names: readonly string[]) => `${are(names)} back`,
}
