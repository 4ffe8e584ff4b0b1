/** What the page writes about an evening and a match. */
import type { KeptMatch, KeptPlayer } from '../../../protocol/evenings'
import type { AnyPresentation, SeatFace } from '../../match/contract'
import { capital } from '../../words/capital'
import type { Words } from '../../words/en'
import type { Language } from '../../words/language'
import { decisionOf, isCounted } from '../result/highlights'

/** The date of an evening: `full` with its weekday. */
export function dateText(evening: string, language: Language, dateStyle: 'full' | 'medium' = 'full'): string {
  const [year = 0, month = 1, day = 1] = evening.split('-').map(Number)
  const format = new Intl.DateTimeFormat(language === 'hu' ? 'hu-HU' : 'en-GB', { dateStyle })
  return format.format(new Date(year, month - 1, day, 12))
}

export function playerName(player: KeptPlayer, words: Words): string {
  if (player.kind === 'person') return player.name
  return player.kind === 'bot' ? words.evenings.bot : words.evenings.somebody
}

/** Who sat where; bots are numbered. */
export function keptFaces({ players }: Pick<KeptMatch, 'players'>, words: Words): readonly SeatFace[] {
  let bots = 0
  return players.map((player, seat) => {
    const nobody = { seat, name: words.evenings.somebody, avatar: null, side: null, here: true, standIn: false }
    if (player.kind === 'bot') return { ...nobody, name: words.lobby.botName(++bots), bot: true }
    if (player.kind === 'forgotten') return { ...nobody, bot: false }
    return { ...nobody, name: player.name, avatar: player.avatar, bot: false }
  })
}

/** Who won. */
export function wonText({ players, outcome }: KeptMatch, words: Words): string {
  const names = outcome.winners.flatMap((seat) => (players[seat] ? [playerName(players[seat], words)] : []))
  const text = names.length === 0 ? words.evenings.draw : words.evenings.won(names)
  return capital(text)
}

/** How long it took, in whole minutes; null where that is not known. */
export function lengthText({ ms }: KeptMatch, words: Words): string | null {
  return ms === null ? null : words.evenings.minutes(Math.max(1, Math.round(ms / 60_000)))
}

type Presented = Pick<AnyPresentation, 'unscored' | 'tieBreaks'> & {
  readonly words: Readonly<
    Record<
      Language,
      { readonly scoreParts: Readonly<Record<string, string>>; decided?(outcome: KeptMatch['outcome']): string | null }
    >
  >
}

/** What decided the match: what its game says, or else the part of the score that made the difference. */
export function decisionText(
  { outcome }: KeptMatch,
  presentation: Presented | null,
  words: Words,
  language: Language,
): string | null {
  const decided = presentation?.words[language].decided?.(outcome) ?? null
  if (decided !== null || presentation === null || presentation.unscored || !isCounted(outcome)) return decided
  const labels = presentation.words[language].scoreParts
  const { tieBreaks = [] } = presentation
  const counts = (key: string) => !tieBreaks.includes(key) && outcome.scores.some(({ parts }) => key in parts)
  const keys = Object.keys(labels).filter(counts)
  const decision = decisionOf(outcome, keys)
  return decision && words.result.decidedBy(labels[decision.part]!, decision.mine, decision.theirs)
}
