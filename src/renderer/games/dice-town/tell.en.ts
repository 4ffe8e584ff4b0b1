/** What happened, in English: one sentence per event, grouped by subject. */
import type { Lift } from '../../../engine/games/dice-town/events'
import type { Cards } from '../../../engine/games/dice-town/facts'
import { backs, card, dollars, goods, nuggets, place, played, boardWords } from './boardWords.en'
import { plural } from '../../words/en/grammar'
import { namesOf, tellBy, type Telling } from './tell'

const lift = ({ seat, dice, paid }: Lift, names: readonly string[]) =>
  `${names[seat]}: ${dice.join(' ') || 'nothing'}${paid > 0 ? ` (${dollars(paid)})` : ''}`

const propertyName = (points: number) => `property (${points})`
const cardNames = ({ property, store }: Cards) => [...property.map(propertyName), ...store.map(card)].join(', ')

/** The game and its rounds. */
const rounds = {
  began: (event, names) => `The first sheriff is ${names[event.sheriff]}.`,
  round: (event) => `Round ${event.round}.`,
  ended: (event) =>
    event.why === 'mine'
      ? 'The mine is empty: this was the last round.'
      : 'The properties are gone: this was the last round.',
  hands: (event, names) =>
    `Cards on the table: ${event.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ')}.`,
  over: (event, names) => `${names[event.winner]} runs the town.`,
} satisfies Partial<Telling>

/** Throwing and keeping. */
const dice = {
  threw: (event, names) => (event.last ? `The last throw: ${namesOf(event.seats, names)}.` : null),
  lifted: (event, names) => `Under the cups: ${event.lifts.map((one) => lift(one, names)).join('; ')}.`,
  showdown: () => null,
  turned: (event, names) => `${names[event.seat]} turns a die: ${event.from} → ${event.to}.`,
  charged: (event, names) => `${names[event.seat]} pays for the die: ${dollars(event.paid)}.`,
  gaveBack: (event, names) => `${names[event.seat]} gives a die back: ${event.die}.`,
} satisfies Partial<Telling>

/** Cards played, drawn and stopped. */
const cards = {
  played: (event, names) => `${played(event.played, names)}.`,
  cancelled: (event, names) => `${names[event.by]} plays Wanted: ${card(event.played.card)} has no effect.`,
  drew: (event, names) =>
    event.place === 'store'
      ? `General store: ${names[event.seat]} draws ${plural(event.count, 'card')}.`
      : `${names[event.seat]} gets a store card from the doc.`,
  drawn: (event) => `You drew: ${event.cards.map(card).join(', ')}.`,
  shopped: (event, names) => `${names[event.seat]} keeps a store card.`,
  reshuffled: () => 'The discards become a new deck.',
  joe: (event, names) =>
    event.idle ? `Nervous Joe (${names[event.seat]}): nobody has any money.` : `${names[event.seat]} gets Nervous Joe.`,
  joePaid: (event, names) => `Joe makes ${names[event.from]} pay ${names[event.to]} ${dollars(event.money)}.`,
  split: (event, names) => `Even split: ${names[event.to]} gets ${dollars(event.money)} from ${names[event.from]}.`,
} satisfies Partial<Telling>

/** Ties and what the sheriff decides. */
const bribes = {
  nobody: (event) =>
    event.why === 'noDice'
      ? `${place[event.place]}: nobody has a die for it.`
      : event.place === 'doc'
        ? `${place.doc}: everyone won something this round.`
        : `${place[event.place]}: nothing to win.`,
  tie: (event, names) =>
    `${place[event.decision.place]}: ${names[event.sheriff]} decides between ${namesOf(event.decision.tied, names)}.`,
  offered: (event, names) =>
    event.offers.length === 0
      ? 'Nobody offers anything.'
      : event.offers.map((one) => `${names[one.from]} offers ${goods(one)} for ${names[one.for]}.`).join(' '),
  again: (event, names) => `${names[event.sheriff]} asks for new offers.`,
  decided: (event, names) => `The sheriff has decided: ${namesOf(event.order, names)}.`,
  bribed: (event, names) => `${names[event.offer.from]} pays the sheriff: ${goods(event.offer)}.`,
  bribeCards: (event) => `The bribe: ${cardNames(event.cards)}.`,
} satisfies Partial<Telling>

/** What the places give. */
const town = {
  mined: (event, names) =>
    event.dynamite
      ? `The dynamite brings ${nuggets(event.nuggets)} more (${names[event.seat]}).`
      : `Gold mine: ${names[event.seat]} gets ${nuggets(event.nuggets)}.`,
  robbed: (event, names) => `${names[event.seat]} robs the bank: ${dollars(event.money)}.`,
  stagecoach: (event) => `The stagecoach brings ${dollars(event.money)} to the bank.`,
  badge: (event, names) => `The new sheriff is ${names[event.to]}.`,
  reelected: (event, names) => `${names[event.seat]} stays sheriff.`,
  badgeStays: (event, names) => `The marshal steps in: ${names[event.sheriff]} keeps the badge.`,
  granted: (event, names) => `Town hall: ${names[event.seat]} gets ${event.properties.join(', ')}.`,
  corrupted: (event, names) => `Corruption: ${names[event.seat]} takes the top of the pile too.`,
  corruptCard: (event) => `On top of the pile: ${propertyName(event.property)}.`,
  refilled: () => null,
} satisfies Partial<Telling>

/** The saloon. */
const thefts = {
  stole: (event, names) => `Saloon: ${names[event.thief]} robs ${names[event.theft.victim]} (${backs(event.theft)}).`,
  loot: (event) => `The loot: ${cardNames(event.cards)}.`,
  lootKept: (event, names) =>
    `${names[event.thief]} keeps one: ${event.back === 'property' ? 'a property' : 'a store card'}.`,
  lootCard: (event) => `Taken: ${typeof event.card === 'number' ? propertyName(event.card) : card(event.card)}.`,
} satisfies Partial<Telling>

/** Doc Badluck. */
const doc = {
  visited: (event, names) =>
    event.action === null
      ? `${names[event.seat]} stays away from the doc.`
      : `Doc Badluck: ${names[event.seat]}, ${boardWords.doc[event.action]}.`,
  wired: (event, names) => `${names[event.seat]} wires ${event.properties.join(', ')}.`,
  collected: (event, names) =>
    `${names[event.seat]} collects: ${
      event.from
        .filter((one) => one.amount > 0)
        .map((one) => `${names[one.seat]} ${event.what === 'money' ? dollars(one.amount) : nuggets(one.amount)}`)
        .join(', ') || 'nothing'
    }.`,
} satisfies Partial<Telling>

export const tell = tellBy({ ...rounds, ...dice, ...cards, ...bribes, ...town, ...thefts, ...doc })
