/** What a match is saved with as a page: its record and who played, nothing of the table or the network. */
import type { Outcome } from '../../../engine/core/contract'
import type { Journal } from '../../../engine/core/journal'
import type { Avatar } from '../../../protocol/avatars'
import type { KeptMatch, KeptPlayer } from '../../../protocol/evenings'
import type { TableState } from '../../../protocol/toClient'

/** The part of a kept match that a replay shows. */
export type ShownMatch = Pick<KeptMatch, 'game' | 'players'> & {
  /** Null: not known, and `note` tells where the match comes from. */
  readonly evening: string | null
  readonly note?: string
  /** Null: its record stops before the end. */
  readonly outcome: KeptMatch['outcome'] | null
}

export interface SavedMatch {
  readonly match: ShownMatch
  readonly journal: Journal
  /** The pictures of its people's faces. */
  readonly faces: Readonly<Partial<Record<Avatar, string>>>
}

/** The match that has just ended at a table. */
export function shownMatch({ game, seats, people }: TableState, outcome: Outcome, now: Date): ShownMatch {
  const players = seats.map((one): KeptPlayer => {
    if (one?.kind === 'bot') return { kind: 'bot' }
    const person = one && people.find(({ id }) => id === one.person)
    return person ? { kind: 'person', name: person.name, avatar: person.avatar } : { kind: 'forgotten' }
  })
  const two = (n: number) => String(n).padStart(2, '0')
  const evening = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const scores = outcome.scores.map(({ seat, total, parts }) => ({ seat, total, parts: { ...parts } }))
  return { game, evening, players, outcome: { ...outcome, winners: [...outcome.winners], scores } }
}

/** The faces that its people have. */
export function avatarsOf({ players }: ShownMatch): readonly Avatar[] {
  const chosen = players.flatMap((player) => (player.kind === 'person' && player.avatar ? [player.avatar] : []))
  return [...new Set(chosen)]
}

/** What the page is called where it is saved. */
export function fileNameOf({ game, evening }: ShownMatch): string {
  return `asztal-${evening === null ? game : `${game}-${evening}`}.html`
}

/** Where the template says that the match goes. */
const slot = '<!-- match -->'

/** The page as it is saved. `names`: by seat; bots keep theirs. */
export async function writeSaved(template: string, saved: SavedMatch, names: readonly string[]): Promise<string> {
  const packed = await gzipped(JSON.stringify(withNames(saved, names)))
  return template.replace(slot, `<script type="application/gzip" id="match">${packed}</script>`)
}

/** Only what a replay needs: neither the table nor what told devices' answers apart. */
function withNames({ match, journal, faces }: SavedMatch, names: readonly string[]): SavedMatch {
  const players = match.players.map((player, seat) =>
    player.kind === 'person' ? { ...player, name: names[seat].trim() || player.name } : player,
  )
  const { game, evening, note, outcome } = match
  const entries = journal.entries.map((entry) => ({ ...entry, key: '' }))
  return {
    match: { game, evening, ...(note === undefined ? {} : { note }), outcome, players },
    journal: { ...journal, entries },
    faces,
  }
}

async function gzipped(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
