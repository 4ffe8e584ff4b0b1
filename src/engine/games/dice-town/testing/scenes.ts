import type { Seat, Told, World } from '../../../core/contract'
import { quickRng } from '../../../core/rng'
import { viewOf } from '../../../core/views'
import { ask } from '../ask'
import { check } from '../legal/check'
import type { Answer, Event, Prompt, PromptOf } from '../events'
import { draftOf, without, type Draft } from '../motion'
import {
  bankMoney,
  byCard,
  faces,
  noCards,
  nuggetsInMine,
  places,
  properties,
  rowLength,
  startMoney,
  storeCards,
  type Face,
  type Hidden,
  type Own,
  type Phase,
  type Place,
  type StoreCard,
  type Table,
  type Task,
} from '../facts'
import { advance, resolve } from '../resolve'
import { silence } from '../legal/silence'
import { byFace } from '../dice/throwing'

/** Staged towns: any situation in a few words, for tests and examples. */

export interface StagedPlayer {
  readonly money?: number
  readonly nuggets?: number
  readonly store?: readonly StoreCard[]
  readonly property?: readonly number[]
  readonly wired?: readonly number[]
  /** Dice set aside: '9 9 9 J K'. */
  readonly dice?: string
  /** Dice under the cup. */
  readonly thrown?: string
  readonly won?: boolean
}

export interface StagedTown {
  readonly players: readonly StagedPlayer[]
  readonly sheriff?: Seat
  readonly round?: number
  readonly bank?: number
  readonly stagecoach?: number
  readonly mine?: number
  readonly row?: readonly number[]
  /** The top of the store deck; the rest of the deck follows in any order. */
  readonly deck?: readonly StoreCard[]
  readonly discard?: readonly StoreCard[]
  /** Which of the discards everyone saw. */
  readonly used?: readonly StoreCard[]
  /** Store cards that are out of the game, to make the deck small. */
  readonly without?: readonly StoreCard[]
  /** The top of the pile; the rest follows. `null`: no pile at all. */
  readonly pile?: readonly number[] | null
}

export interface Scene {
  readonly world: World<Table, Own, Hidden>
  /** All that was told since the scene was set. */
  readonly told: readonly Told<Event>[]
}

export function diceOf(text: string): Face[] {
  const dice = text.split(' ').filter((die) => die !== '') as Face[]
  if (dice.some((die) => !faces.includes(die))) throw new Error(`no dice: ${text}`)
  return dice.sort(byFace)
}

function remaining<T>(all: readonly T[], taken: readonly T[]): T[] {
  let rest = [...all]
  for (const one of taken) rest = without(rest, one)
  return rest
}

/** A world with every card in one place. */
export function stage(town: StagedTown): World<Table, Own, Hidden> {
  const { players } = town
  const discard = town.discard ?? town.used ?? []
  const held = players.flatMap((player) => player.store ?? [])
  const rest = remaining(storeCards, [...held, ...discard, ...(town.without ?? [])])
  const deck = [...(town.deck ?? []), ...remaining(rest, town.deck ?? [])]
  const ownedLand = players.flatMap((player) => [...(player.property ?? []), ...(player.wired ?? [])])
  const land = remaining(properties, [...ownedLand, ...(town.row ?? [])])
  const row = town.row ?? land.splice(0, rowLength)
  const pile = town.pile === null ? [] : [...(town.pile ?? []), ...remaining(land, town.pile ?? [])]
  const phase: Phase = { type: 'keep' }
  return {
    table: {
      clock: 'off',
      round: town.round ?? 2,
      sheriff: town.sheriff ?? 0,
      players: players.map((player) => ({
        money: player.money ?? startMoney,
        nuggets: player.nuggets ?? 0,
        property: player.property?.length ?? 0,
        store: player.store?.length ?? 0,
        wired: player.wired ?? [],
        dice: diceOf(player.dice ?? ''),
        lifted: [],
        won: player.won ?? false,
      })),
      mine: town.mine ?? nuggetsInMine,
      bank: town.bank ?? bankMoney,
      stagecoach: town.stagecoach ?? 0,
      row,
      pile: pile.length,
      deck: deck.length,
      discard: discard.length,
      used: [...(town.used ?? [])].sort(byCard),
      open: [],
      place: null,
      phase,
      agenda: [...places.map((place) => ({ do: 'place', place }) as const), { do: 'endRound' }],
      hands: null,
    },
    own: players.map((player) => ({
      property: [...(player.property ?? [])].sort((a, b) => a - b),
      store: [...(player.store ?? [])].sort(byCard),
      thrown: diceOf(player.thrown ?? ''),
      drawn: [],
      loot: noCards,
      lost: noCards,
      offer: noCards,
    })),
    hidden: { deck, discard, pile },
  }
}

function run(world: World<Table, Own, Hidden>, seed: number): Scene {
  const draft: Draft = draftOf(world, quickRng(seed))
  advance(draft, world.table)
  return { world: { table: draft.table, own: draft.own, hidden: draft.hidden }, told: draft.told }
}

/** All dice are set aside: resolves the places from `first` on, to the first decision. */
export function atPlace(town: StagedTown, first: Place = 'mine', seed = 1): Scene {
  const world = stage(town)
  const agenda: Task[] = [
    ...places.slice(places.indexOf(first)).map((place) => ({ do: 'place', place }) as const),
    { do: 'endRound' },
  ]
  return run({ ...world, table: { ...world.table, agenda } }, seed)
}

/** Dice are under the cups, as staged. */
export function atKeep(town: StagedTown, last = false): Scene {
  const world = stage(town)
  return { world: { ...world, table: { ...world.table, phase: { type: last ? 'last' : 'keep' } } }, told: [] }
}

export function promptsOf(scene: Scene): ReadonlyMap<Seat, Prompt> {
  return ask(scene.world.table)?.prompts ?? new Map<Seat, Prompt>()
}

/** Who is asked right now, in seat order. */
export function asked(scene: Scene): Seat[] {
  return [...promptsOf(scene).keys()]
}

export function promptOf<Type extends Prompt['type']>(scene: Scene, seat: Seat, type: Type): PromptOf<Type> {
  const prompt = promptsOf(scene).get(seat)
  if (prompt?.type !== type) throw new Error(`seat ${seat} is not asked to ${type} but ${prompt?.type}`)
  return prompt as PromptOf<Type>
}

/** The rule by which an answer is refused; `null` if it is legal. */
export function refusalOf(scene: Scene, seat: Seat, answer: Answer): string | null {
  const prompt = promptsOf(scene).get(seat)
  if (!prompt) throw new Error(`seat ${seat} is not asked`)
  return check(viewOf(scene.world, seat), prompt, answer)?.rule ?? null
}

/** Answers the present ask; whoever is asked and not named stays silent. */
export function reply(scene: Scene, answers: Readonly<Record<Seat, Answer>> = {}, seed = 1): Scene {
  const prompts = promptsOf(scene)
  for (const seat of Object.keys(answers))
    if (!prompts.has(Number(seat))) throw new Error(`seat ${seat} is not asked in ${scene.world.table.phase.type}`)
  const all = new Map<Seat, Answer>()
  for (const [seat, prompt] of prompts) {
    const view = viewOf(scene.world, seat)
    const answer = answers[seat] ?? silence(view, prompt)
    const refused = check(view, prompt, answer)
    if (refused) throw new Error(`refused: ${JSON.stringify(answer)} ${JSON.stringify(refused)}`)
    all.set(seat, answer)
  }
  const step = resolve(scene.world, all, quickRng(seed))
  return { world: step.world, told: [...scene.told, ...step.told] }
}

/** Lets all windows and offers pass until something else is asked, or one of the named phases. */
export function letPass(scene: Scene, ...until: Phase['type'][]): Scene {
  let now = scene
  for (;;) {
    const { type } = now.world.table.phase
    if (until.includes(type) || (type !== 'window' && type !== 'wanted' && type !== 'offers' && type !== 'last'))
      return now
    now = reply(now)
  }
}

/** All told events of one type. */
export function toldOf<Type extends Event['type']>(scene: Scene, type: Type): Extract<Event, { type: Type }>[] {
  return scene.told.map(({ event }) => event).filter((event) => event.type === type) as Extract<Event, { type: Type }>[]
}
