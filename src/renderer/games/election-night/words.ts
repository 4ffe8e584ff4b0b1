/** The shape of this game's words; the sentences are in words.hu.ts and words.en.ts. */
import type { RegionId } from '../../../engine/games/election-night/board'
import type { Event } from '../../../engine/games/election-night/events'
import type {
  Color,
  Die,
  Own,
  PerSeat,
  Prompt,
  RpsHand,
  Table,
  Value,
} from '../../../engine/games/election-night/facts'
import type { Prospect } from '../../../engine/games/election-night/region'
import type { GameWords } from '../../match/contract'
import { dictionary, part } from '../../words/dictionary'
import type { MeetingFacts } from './explanation'
import type { News } from './news'
import { sides } from './parties'

export type Words = GameWords<Table, Own, Prompt, Event>

/** Words of the map, the studio and the controls. */
export interface BoardWords {
  readonly map: string
  readonly colors: Readonly<Record<Color, string>>
  readonly hands: Readonly<Record<RpsHand, string>>
  readonly throws: string
  readonly rolled: string
  readonly played: string
  readonly hiddenDice: string
  readonly mine: string
  readonly sets: string
  readonly setsHelp: string
  readonly mandatesNow: string
  readonly ready: string
  readonly noFlip: string
  readonly flip: string
  readonly flipWhich: string
  readonly flipPublic: string
  readonly play: string
  readonly playWhich: string
  readonly playNote: string
  readonly veto: string
  readonly vetoNote: string
  /** Of the second veto in a round. */
  readonly vetoThird: string
  readonly stand: string
  readonly standNote: string
  readonly vetoConfirm: string
  readonly standConfirm: string
  readonly decide: string
  readonly show: string
  readonly orderWhich: string
  readonly me: string
  readonly meNote: string
  readonly otherNote: string
  readonly confirm: string
  readonly write: string
  readonly pickRegion: string
  readonly pickNumber: string
  readonly number: string
  readonly full: string
  readonly close: string
  readonly tie: string
  readonly count: string
  readonly skip: string
  /** On air. */
  readonly live: string
  /** What the map's signs mean. */
  readonly starKey: string
  readonly seatsKey: string
  readonly waiting: string
  readonly majority: string
  readonly justCounted: string
  /** Below each of two dice that are both written. */
  readonly writesFirst: string
  readonly writesSecond: string
  readonly completesSet: string
  die(die: Die): string
  /** A die that was played, as a place in the tray. */
  spent(color: Color): string
  /** What a die comes to: "blue 6 → writes 4". */
  worth(die: Die, writes: number): string
  /** During the count. */
  open(seats: number): string
  swing(name: string, by: number): string
  decides(region: string): string
  /** Why there are extra seats, or none. */
  readonly sweep: string
  openFields(free: number): string
  writtenTwice(value: Value): string
  readonly level: string
  news(news: readonly News[], names: readonly string[]): readonly string[]
  /** A number that gave its party the lead, or drew level, in a region where both had written. */
  lead(who: string, value: Value, region: RegionId, sums: PerSeat<number>, level: boolean): string
  readonly shortRegion: Readonly<Record<RegionId, string>>
  hiddenDie(die: Die): string
  flipTo(color: Color, from: Value, to: Value): string
  flipsLeft(left: number): string
  flipped(colors: readonly Color[]): string
  round(round: number): string
  attempt(attempt: number): string
  /** What playing this die can lead to. */
  effect(die: Die): string
  explain(meeting: MeetingFacts, names: readonly string[]): string
  /** What comes of it, in at most two lines of a phone, where the dice are seen beside it. */
  verdict(meeting: MeetingFacts, names: readonly string[]): string
  region(name: string, names: readonly string[], sums: PerSeat<number>, free: number): string
  brings(simple: number, extra: number): string
  free(free: number): string
  leads(name: string, by: number): string
  prospect(prospect: Prospect): string
  /** The same in one or two words. */
  prospectShort(prospect: Prospect): string
  tally(value: number, count: number): string
  setsDone(sets: number): string
  counted(winner: string | null, total: boolean, mandates: number): string
}

const spoken = dictionary({
  hu: async () => withSides(await import('./words.hu'), sides.hu),
  en: async () => withSides(await import('./words.en'), sides.en),
})
export const words = part(spoken, (one) => one.words)
export const boardWords = part(spoken, (one) => one.boardWords)

type Texts = { readonly words: Words; readonly boardWords: BoardWords }

function withSides({ words, boardWords }: Texts, side: Words['side']): Texts {
  return { words: { ...words, side }, boardWords }
}
