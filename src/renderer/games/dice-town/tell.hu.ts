/** What happened, in Hungarian: one sentence per event, grouped by subject. */
import type { Lift } from '../../../engine/games/dice-town/events'
import type { Cards } from '../../../engine/games/dice-town/facts'
import { backs, card, dollars, goods, nuggets, place, played, boardWords } from './boardWords.hu'
import { namesOf, tellBy, type Telling } from './tell'

const lift = ({ seat, dice, paid }: Lift, names: readonly string[]) =>
  `${names[seat]}: ${dice.join(' ') || 'semmi'}${paid > 0 ? ` (${dollars(paid)})` : ''}`

const propertyName = (points: number) => `ingatlan (${points})`
const cardNames = ({ property, store }: Cards) => [...property.map(propertyName), ...store.map(card)].join(', ')

/** The game and its rounds. */
const rounds = {
  began: (event, names) => `Az első seriff: ${names[event.sheriff]}.`,
  round: (event) => `${event.round}. forduló.`,
  ended: (event) =>
    event.why === 'mine'
      ? 'Kiürült a bánya: ez volt az utolsó forduló.'
      : 'Elfogyott az ingatlan: ez volt az utolsó forduló.',
  hands: (event, names) =>
    `Lapok az asztalra: ${event.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ')}.`,
  over: (event, names) => `${names[event.winner]} a város ura.`,
} satisfies Partial<Telling>

/** Throwing and keeping. */
const dice = {
  threw: (event, names) => (event.last ? `Utolsó dobás: ${namesOf(event.seats, names)}.` : null),
  lifted: (event, names) => `A poharak alatt: ${event.lifts.map((one) => lift(one, names)).join('; ')}.`,
  showdown: () => null,
  turned: (event, names) => `${names[event.seat]} átfordít egy kockát: ${event.from} → ${event.to}.`,
  charged: (event, names) => `${names[event.seat]} kifizeti a kockát: ${dollars(event.paid)}.`,
  gaveBack: (event, names) => `${names[event.seat]} visszaad egy kockát: ${event.die}.`,
} satisfies Partial<Telling>

/** Cards played, drawn and stopped. */
const cards = {
  played: (event, names) => `${played(event.played, names)}.`,
  cancelled: (event, names) => `${names[event.by]} kijátssza a Körözést: ${card(event.played.card)} hatástalan.`,
  drew: (event, names) =>
    event.place === 'store'
      ? `Vegyesbolt: ${names[event.seat]} húz ${event.count} lapot.`
      : `${names[event.seat]} boltlapot kap a dokitól.`,
  drawn: (event) => `Húztad: ${event.cards.map(card).join(', ')}.`,
  shopped: (event, names) => `${names[event.seat]} megtart egy boltlapot.`,
  reshuffled: () => 'Új pakli a dobott boltlapokból.',
  joe: (event, names) =>
    event.idle
      ? `Ideges Joe (${names[event.seat]}): senkinek nincs pénze.`
      : `Ideges Joe megérkezett: ${names[event.seat]}.`,
  joePaid: (event, names) =>
    `Joe miatt ${names[event.from]} fizet: ${dollars(event.money)} (${names[event.to]} kapja).`,
  split: (event, names) =>
    `Fele-fele: ${names[event.to]} is kap, ${dollars(event.money)} (${names[event.from]} zsákmányából).`,
} satisfies Partial<Telling>

/** Ties and what the sheriff decides. */
const bribes = {
  nobody: (event) =>
    event.why === 'noDice'
      ? `${place[event.place]}: senkinek nincs hozzá kockája.`
      : event.place === 'doc'
        ? `${place.doc}: ebben a fordulóban mindenki nyert valamit.`
        : `${place[event.place]}: nincs mit nyerni.`,
  tie: (event, names) =>
    `${place[event.decision.place]}: ${namesOf(event.decision.tied, names)} közt ${names[event.sheriff]} dönt.`,
  offered: (event, names) =>
    event.offers.length === 0
      ? 'Senki sem ajánl semmit.'
      : event.offers.map((one) => `${names[one.from]} ajánlata (${names[one.for]} legyen): ${goods(one)}.`).join(' '),
  again: (event, names) => `${names[event.sheriff]} új ajánlatokat kér.`,
  decided: (event, names) => `A seriff döntött: ${namesOf(event.order, names)}.`,
  bribed: (event, names) => `${names[event.offer.from]} fizet a seriffnek: ${goods(event.offer)}.`,
  bribeCards: (event) => `Gazdát cserélt: ${cardNames(event.cards)}.`,
} satisfies Partial<Telling>

/** What the places give. */
const town = {
  mined: (event, names) =>
    event.dynamite
      ? `A dinamit még hoz: ${nuggets(event.nuggets)} (${names[event.seat]}).`
      : `Aranybánya: ${names[event.seat]}, ${nuggets(event.nuggets)}.`,
  robbed: (event, names) => `${names[event.seat]} kirabolja a bankot: ${dollars(event.money)}.`,
  stagecoach: (event) => `Megjött a postakocsi: ${dollars(event.money)} a bankba.`,
  badge: (event, names) => `Új seriff: ${names[event.to]}.`,
  reelected: (event, names) => `${names[event.seat]} seriff marad.`,
  badgeStays: (event, names) => `A marsall közbelép: a jelvény marad (${names[event.sheriff]}).`,
  granted: (event, names) => `Városháza: ${names[event.seat]} ingatlana: ${event.properties.join(', ')}.`,
  corrupted: (event, names) => `Megvesztegetés: ${names[event.seat]} a pakli tetejét is elviszi.`,
  corruptCard: (event) => `A pakli tetején: ${propertyName(event.property)}.`,
  refilled: () => null,
} satisfies Partial<Telling>

/** The saloon. */
const thefts = {
  stole: (event, names) =>
    `Szalon: ${names[event.thief]} lapot lop, áldozata: ${names[event.theft.victim]} (${backs(event.theft)}).`,
  loot: (event) => `A zsákmány: ${cardNames(event.cards)}.`,
  lootKept: (event, names) =>
    `${names[event.thief]} megtart egyet: ${event.back === 'property' ? 'ingatlan' : 'boltlap'}.`,
  lootCard: (event) => `Elvitte: ${typeof event.card === 'number' ? propertyName(event.card) : card(event.card)}.`,
} satisfies Partial<Telling>

/** Doc Badluck. */
const doc = {
  visited: (event, names) =>
    event.action === null
      ? `${names[event.seat]} nem megy a dokihoz.`
      : `Peches Doki: ${names[event.seat]}, ${boardWords.doc[event.action]}.`,
  wired: (event, names) => `${names[event.seat]} elkeríti: ${event.properties.join(', ')}.`,
  collected: (event, names) =>
    `${names[event.seat]} összeszed: ${
      event.from
        .filter((one) => one.amount > 0)
        .map((one) => `${names[one.seat]} ${event.what === 'money' ? dollars(one.amount) : nuggets(one.amount)}`)
        .join(', ') || 'semmit'
    }.`,
} satisfies Partial<Telling>

export const tell = tellBy({ ...rounds, ...dice, ...cards, ...bribes, ...town, ...thefts, ...doc })
