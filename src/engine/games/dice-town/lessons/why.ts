import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import { cardPoints } from '../cards/catalog'
import { handOf, type HandKind } from '../dice/poker'
import { priceOf } from '../dice/choices'
import {
  faces,
  diceEach,
  joePrice,
  placeFace,
  type Answer,
  type AnswerOf,
  type Cheat,
  type CountedPlace,
  type Face,
  type Own,
  type Prompt,
  type PromptOf,
  type StoreCard,
  type Table,
} from '../facts'
import type { GameView } from '../motion'
import { countOf, without } from '../multiset'
import { placeAt, stakeOf } from './stakes'
import { uses, whatTheyGet, whyPass } from './whyPass'

/** Why an answer is a good one, in facts that the player can see. */

const handNames: Readonly<Record<HandKind, InBoth>> = {
  high: both('magas lap', 'a high card'),
  pair: both('egy pár', 'a pair'),
  twoPairs: both('két pár', 'two pairs'),
  three: both('drill', 'three of a kind'),
  straight: both('sor', 'a straight'),
  full: both('full', 'a full house'),
  four: both('póker', 'four of a kind'),
  five: both('öt egyforma', 'five of a kind'),
}

export function why({ table, own, seat }: GameView, prompt: Prompt, answer: Answer): InBoth | null {
  const me = seat!
  switch (answer.type) {
    case 'keep':
      return whyKeep(table, me, answer)
    case 'last':
      return answer.cheats.length === 0
        ? whyNoTurn(own!)
        : whyDice(table, me, turned(own!.thrown, answer.cheats), both('ingyen', 'for free'))
    case 'giveBack':
      return prompt.type === 'giveBack' ? whyGiveBack(table, me, prompt.lifted, answer.die) : null
    case 'pass':
      return whyPass({ table, own: own!, me }, prompt)
    case 'play':
      return whyPlay(prompt, answer)
    case 'offer':
      return whyOffer(table, prompt, answer)
    case 'choose':
      return prompt.type === 'decide' ? whyChoice(prompt, me, answer.seat) : null
    case 'order':
      return prompt.type === 'decide' ? whyChoice(prompt, me, answer.seats[0]) : null
    case 'again':
      return both(
        'Az ajánlatok alacsonyak: másodszor többet is adhatnak.',
        'The offers are low: people may give more the second time.',
      )
    case 'take':
      return whyCard(answer.card, own!.drawn)
    case 'loot':
      return whyCard(answer.card, [...own!.loot.property, ...own!.loot.store])
    case 'target':
      return whyTarget(table, answer.seat)
    case 'steal': {
      const seen = answer.property + answer.store
      return seen > 1
        ? both(`${seen} lapot nézel meg, és a legjobbat viszed el.`, `You see ${seen} cards and take the best of them.`)
        : both('Egy lapot viszel el, neki eggyel kevesebb marad.', 'You gain a card, and they have one less.')
    }
    case 'visit':
      return whyVisit(table, me, answer)
    default:
      return answer satisfies never
  }
}

function whyTarget(table: Table, seat: Seat): InBoth {
  const { money } = table.players[seat]
  const paid = Math.min(joePrice, money)
  return both(
    `${paid} dollárt ad, és marad neki ${money - paid}.`,
    `That brings you $${paid}, and leaves them $${money - paid}.`,
  )
}

function whyNoTurn({ store, thrown }: Own): InBoth {
  if (!store.includes('cheater')) return both('Nincs nálad Csaló.', 'You don’t have a Cheater.')
  return both(
    `Az utolsó dobásod (${thrown.join(', ')}) jó így is: a Csalót megtarthatod.`,
    `Your last throw (${thrown.join(', ')}) is fine as it is: keep the Cheater.`,
  )
}

function turned(dice: readonly Face[], cheats: readonly Cheat[]): Face[] {
  return cheats.reduce<Face[]>((now, { from, to }) => [...without(now, from), to], [...dice])
}

function whyKeep(table: Table, me: Seat, { dice, brutes, cheats }: AnswerOf<'keep'>): InBoth {
  const price = priceOf(dice.length, brutes)
  if (dice.length === 0)
    return both(
      'Ezek közül egyik sem erősíti, amit gyűjtesz: 1 dollárért mindet újradobod.',
      'None of these helps what you’re collecting: for $1 you throw them all again.',
    )
  return whyDice(
    table,
    me,
    turned(dice, cheats),
    price === 0 ? both('ingyen', 'for free') : both(`${price} dollárért`, `for $${price}`),
  )
}

/** Of a lift some dice may stay: what they are worth without the one that goes back. */
function whyGiveBack(table: Table, me: Seat, lifted: readonly Face[], die: Face): InBoth {
  const rest = whyDice(table, me, without(lifted, die), both('', ''))
  const { hu, en } = die === 'A' ? both('Az ász', 'ace') : both(`A ${die}`, die)
  return both(`${hu} nélkül is megvan ${lower(rest.hu)}`, `Without the ${en} you still have ${lower(rest.en)}`)
}

/** A count in Hungarian: two are "két" before a noun and "kettő" alone. */
const some = (count: number, alone = false): string =>
  ['egy sem', 'egy', alone ? 'kettő' : 'két', 'három', 'négy', 'öt'][count] ?? String(count)
const faceName = (face: Face): string => (face === '9' || face === '10' ? `${face}-es` : face)

/** What the dice of a lift make of a player's hand, and what they cost. */
function whyDice(table: Table, me: Seat, lifted: readonly Face[], price: InBoth): InBoth {
  const hand = [...table.players[me].dice, ...lifted]
  const most = Math.max(...lifted.map((face) => countOf(hand, face)))
  const face = [...faces].reverse().find((one) => lifted.includes(one) && countOf(hand, one) === most)!
  const cost = both(price.hu && ` ${price.hu}`, price.en && ` ${price.en}`)
  const place = (Object.keys(placeFace) as CountedPlace[]).find((one) => placeFace[one] === face)
  if (hand.length === diceEach && (place === undefined || most < 2)) {
    const { hu, en } = handNames[handOf(hand).kind]
    return both(`Ezzel megvan az öt kockád${cost.hu}: ${hu}.`, `That makes your five dice${cost.en}: ${en}.`)
  }
  if (place === undefined)
    return both(
      `${capital(some(most))} ász${cost.hu}: a legjobb pókerkézben mind egy-egy ingatlan.`,
      `${most} ${most > 1 ? 'aces' : 'ace'}${cost.en}: in the best hand each is one more property.`,
    )
  const best = Math.max(...table.players.map((one, seat) => (seat === me ? 0 : countOf(one.dice, face))))
  const at = placeAt[place]
  if (most > best)
    return both(
      `${capital(some(most))} ${faceName(face)}${cost.hu}: ezzel te vezetsz ${at.hu}, ${best === 0 ? 'a többieknél egy sincs kint' : `a többieknél legfeljebb ${some(best, true)} van kint`}.`,
      `${most} × ${face}${cost.en}: you lead ${at.en}, where nobody else shows ${best === 0 ? 'any' : `more than ${best}`}.`,
    )
  return both(
    `${capital(some(most))} ${faceName(face)}${cost.hu}: így versenyben maradsz ${at.hu}, ahol másnak ${some(best, true)} van kint.`,
    `${most} × ${face}${cost.en}: it keeps you in the race ${at.en}, where someone shows ${best}.`,
  )
}

function whyPlay(prompt: Prompt, answer: Extract<Answer, { type: 'play' }>): InBoth | null {
  if (prompt.type === 'wanted') return whyWanted(prompt, answer)
  if (prompt.type !== 'window') return null
  const { window } = prompt
  switch (window.card) {
    case 'dynamite':
      return both(
        `Még ${window.nuggets} aranyrög, vagyis ennyi pont.`,
        window.nuggets === 1 ? 'Another nugget, a point.' : `Another ${window.nuggets} nuggets, a point each.`,
      )
    case 'split': {
      const half = Math.floor(window.money / 2)
      return both(
        `${half} dollár neked, ${half} dollárral kevesebb a rablónak.`,
        `$${half} for you, and $${half} less for the robber.`,
      )
    }
    case 'credit':
      return window.jacks === 1
        ? both('Még egy lap a boltból.', 'One more card from the store.')
        : both(`Még ${window.jacks} lapból választhatsz.`, `You choose from ${window.jacks} more cards.`)
    case 'girls':
      if (window.queens === 1) return both('Még egy lapot elviszel valakitől.', 'You take one more card from someone.')
      return both(
        `Még ${window.queens} lapot nézhetsz meg, és egyet elviszel.`,
        `You see up to ${window.queens} more cards and take one.`,
      )
    case 'marshal':
      return both('A jelvény 5 pont: így nem kerül máshoz.', 'The badge is worth 5 points: this keeps it where it is.')
    case 'corruption':
      return both('Még egy ingatlan a pakli tetejéről, titokban.', 'One more property from the pile, in secret.')
    case 'elixir':
      return answer.card === 'elixir' && answer.action === 'wire'
        ? both('Az ingatlanod biztonságba kerül.', 'It makes your property safe.')
        : both(
            'Egy kérés a dokitól, pedig már nyertél is.',
            'A favour from the doc, though you’ve already won something.',
          )
    default:
      return window satisfies never
  }
}

function whyWanted({ played }: PromptOf<'wanted'>, answer: Extract<Answer, { type: 'play' }>): InBoth | null {
  if (answer.card !== 'wanted') return null
  const { hu, en } = whatTheyGet(played[answer.against])
  return both(`Ez így elmarad: ${hu}.`, `This stops: ${en}.`)
}

function whyOffer(table: Table, prompt: Prompt, { money, nuggets, property, store }: AnswerOf<'offer'>): InBoth | null {
  if (prompt.type !== 'offer') return null
  const stake = stakeOf(table, prompt.decision.place)
  const cards = property.length + store.length
  const hu = [money && `${money} dollárodba`, nuggets && `${nuggets} aranyrögödbe`, cards && `${cards} lapodba`]
  const en = [money && `$${money}`, nuggets && nuggetsNamed(nuggets), cards && cardsNamed(cards)]
  return both(
    `A tét ${stake.hu}; ez csak ${listed(hu, 'és')} kerül, és csak ha bejön.`,
    `At stake: ${stake.en}. This costs ${listed(en, 'and')}, and only if it works.`,
  )
}

const nuggetsNamed = (count: number) => `${count} ${count === 1 ? 'nugget' : 'nuggets'}`
const cardsNamed = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`

/** "a, b and c"; what is 0 is left out. */
function listed(words: readonly (string | 0)[], and: string): string {
  const there = words.filter((word) => word !== 0)
  return there.length < 2 ? there.join('') : `${there.slice(0, -1).join(', ')} ${and} ${there.at(-1)}`
}

const capital = (text: string) => text[0].toUpperCase() + text.slice(1)
const lower = (text: string) => text[0].toLowerCase() + text.slice(1)

function whyChoice({ offers }: PromptOf<'decide'>, me: Seat, chosen: Seat): InBoth {
  if (chosen === me) return both('Magadat választod: tiéd a hely.', 'You choose yourself: the place is yours.')
  const paid = offers.filter((one) => one.for === chosen)
  const money = paid.reduce((sum, one) => sum + one.money, 0)
  const nuggets = paid.reduce((sum, one) => sum + one.nuggets, 0)
  const cards = paid.reduce((sum, one) => sum + one.property + one.store, 0)
  if (money + nuggets + cards === 0)
    return both(
      'Nem fizet érte senki, de neki használ a legkevesebbet.',
      'Nobody pays for it, but it helps them least.',
    )
  const hu = [money && `${money} dollár`, nuggets && `${nuggets} aranyrög`, cards && `${cards} lap`]
  const en = [money && `$${money}`, nuggets && nuggetsNamed(nuggets), cards && cardsNamed(cards)]
  return both(`Ezért ${listed(hu, 'és')} a tiéd.`, `That brings you ${listed(en, 'and')}.`)
}

/** A card for its points, or for what it can do where the other cards bring few. */
function whyCard(card: StoreCard | number, all: readonly (StoreCard | number)[]): InBoth {
  const points = pointsOf(card)
  const others = all.filter((one) => one !== card).map(pointsOf)
  const most = Math.max(0, ...others)
  if (points > 0)
    return others.length === 0
      ? both(`${points} biztos pont a végén.`, `${counted(points)} at the end, for sure.`)
      : both(
          `${points} biztos pont a végén; a többi lap legfeljebb ${most} pontot ér.`,
          `${counted(points)} at the end, for sure; the others are worth ${most} at most.`,
        )
  const use = typeof card === 'number' || !(card in uses) ? null : uses[card as keyof typeof uses]
  const rest = both(
    most === 0 ? 'pontot a többi lap sem ér' : `a többi lap legfeljebb ${most} pontot ér`,
    most === 0 ? 'none of the others is worth points' : `the others are worth ${counted(most)} at most`,
  )
  return use === null
    ? both(`${capital(rest.hu)}.`, `${capital(rest.en)}.`)
    : both(`${use.hu}; ${rest.hu}.`, `${use.en}; ${rest.en}.`)
}

const pointsOf = (card: StoreCard | number) => (typeof card === 'number' ? card : cardPoints(card))
const counted = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`

function whyVisit(table: Table, me: Seat, { action, properties }: AnswerOf<'visit'>): InBoth {
  const others = table.players.filter((_, seat) => seat !== me)
  switch (action) {
    case 'wire': {
      const points = properties.reduce((sum, one) => sum + one, 0)
      return both(
        `${points} pontnyi ingatlanodat már senki nem lophatja el.`,
        `Nobody can steal these ${points} points of property any more.`,
      )
    }
    case 'cash': {
      const money = others.reduce((sum, one) => sum + Math.min(2, one.money), 0)
      return both(`${money} dollár a többiektől.`, `$${money} from the others.`)
    }
    case 'gold': {
      const nuggets = others.filter((one) => one.nuggets > 0).length
      return both(
        `${nuggets} aranyrög a többiektől, vagyis ennyi pont.`,
        `${nuggets} ${nuggets === 1 ? 'nugget' : 'nuggets'} from the others, a point each.`,
      )
    }
    case 'draw':
      return both('Egy boltlap ingyen: pont vagy meglepetés.', 'A free store card: points or a surprise.')
    default:
      return action satisfies never
  }
}
