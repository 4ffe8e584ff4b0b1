import type { Parsed } from '../../core/contract'
import { parseBySpec } from '../../core/options'
import {
  answersBy,
  either,
  listOf,
  oneOf,
  record,
  unionBy,
  unreadable,
  type Fields,
  type Reader,
} from '../../core/parse'
import { storeCards } from './cards/catalog'
import { docActions, faces, type Answer, type Cheat, type Options, type PlayAnswer } from './facts'
import { optionSpecs } from './options'

export function parseOptions(raw: unknown): Parsed<Options> {
  return parseBySpec<Options>(optionSpecs, raw)
}

/** The longest list an answer may hold. */
const longest = 50

/** Any whole number from 0 up, however large: `check` refuses what is out of range and names the rule. */
const amount: Reader<number> = (raw) => (Number.isInteger(raw) && (raw as number) >= 0 ? (raw as number) : unreadable)

const face = oneOf(faces)
const storeCard = oneOf(storeCards)
const action = oneOf(docActions)
const cheats = listOf(record<Cheat>({ from: face, to: face }), longest)
const theft = { victim: amount, property: amount, store: amount }

type PlayOf<Card extends PlayAnswer['card']> = Extract<PlayAnswer, { card: Card }>

/** `type` before `card`: the order of the fields is part of a journal's bytes. */
function play<Card extends PlayAnswer['card']>(
  card: Card,
  fields: Fields<Omit<PlayOf<Card>, 'type' | 'card'>>,
): Reader<PlayOf<Card>> {
  return record({ type: oneOf(['play']), card: oneOf([card]), ...fields } as unknown as Fields<PlayOf<Card>>)
}

export const parseAnswer = answersBy<Answer>({
  keep: { dice: listOf(face, longest), brutes: amount, cheats },
  last: { cheats },
  giveBack: { die: face },
  pass: {},
  play: unionBy<'card', PlayAnswer>('card', {
    dynamite: play('dynamite', {}),
    split: play('split', {}),
    credit: play('credit', {}),
    marshal: play('marshal', {}),
    corruption: play('corruption', {}),
    girls: play('girls', theft),
    elixir: play('elixir', { action }),
    wanted: play('wanted', { against: amount }),
  }),
  offer: {
    for: amount,
    money: amount,
    nuggets: amount,
    property: listOf(amount, longest),
    store: listOf(storeCard, longest),
  },
  choose: { seat: amount },
  order: { seats: listOf(amount, longest) },
  again: {},
  take: { card: storeCard },
  target: { seat: amount },
  steal: theft,
  loot: { card: either(storeCard, amount) },
  visit: { action, properties: listOf(amount, longest) },
})
