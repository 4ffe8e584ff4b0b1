import type { Seat, View } from '../../../core/contract'
import type { InBoth } from '../../../core/manifest'
import { cardPoints } from '../cards/catalog'
import { handOf, type HandKind } from '../dice/poker'
import { priceOf } from '../dice/throwing'
import {
  diceEach,
  faces,
  joePrice,
  placeFace,
  type Answer,
  type AnswerOf,
  type Cheat,
  type CountedPlace,
  type Face,
  type Own,
  type Place,
  type Prompt,
  type PromptOf,
  type Table,
} from '../facts'
import { countOf, without } from '../multiset'
import { both } from './kit'

/** Why an answer is a good one, in facts that the player can see. */

const placeAt: Readonly<Record<Exclude<Place, 'stagecoach'>, InBoth>> = {
  mine: both('a bányánál', 'at the mine'),
  bank: both('a banknál', 'at the bank'),
  store: both('a boltnál', 'at the store'),
  saloon: both('a szalonnál', 'at the saloon'),
  sheriff: both('a seriffnél', 'at the sheriff’s'),
  townHall: both('a városházánál', 'at the town hall'),
  doc: both('a dokinál', 'at the doc’s'),
}

const handNames: Readonly<Record<HandKind, InBoth>> = {
  high: both('magas lap', 'a high die'),
  pair: both('egy pár', 'a pair'),
  twoPairs: both('két pár', 'two pairs'),
  three: both('drill', 'three of a kind'),
  straight: both('sor', 'a straight'),
  full: both('full', 'a full house'),
  four: both('póker', 'four of a kind'),
  five: both('öt egyforma', 'five of a kind'),
}

export function why({ table, own, seat }: View<Table, Own>, prompt: Prompt, answer: Answer): InBoth | null {
  const me = seat!
  switch (answer.type) {
    case 'keep':
      return whyKeep(table, me, answer)
    case 'last':
      return answer.cheats.length === 0
        ? both(
            'Az átfordítás itt semmit sem hozna: a csaló később többet ér.',
            'Turning a die gains nothing here: the cheater is worth more later.',
          )
        : whyDice(table, me, turned(own!.thrown, answer.cheats), 0)
    case 'giveBack':
      return both(
        `A ${answer.die} a leggyengébb: a többi kocka együtt többet ér.`,
        `The ${answer.die} is the weakest: the other dice are worth more together.`,
      )
    case 'pass':
      return whyPass(prompt)
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
    case 'loot':
      return whyCard(answer.card)
    case 'target':
      return both(
        `${Math.min(joePrice, table.players[answer.seat].money)} dollárt fizet, és neki a legkönnyebb nélkülöznie.`,
        `That brings $${Math.min(joePrice, table.players[answer.seat].money)} from a player who can spare it.`,
      )
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
  return whyDice(table, me, turned(dice, cheats), price)
}

/** What the dice of a lift make of a player's hand. */
function whyDice(table: Table, me: Seat, lifted: readonly Face[], price: number): InBoth {
  const hand = [...table.players[me].dice, ...lifted]
  const most = Math.max(...lifted.map((face) => countOf(hand, face)))
  const face = [...faces].reverse().find((one) => lifted.includes(one) && countOf(hand, one) === most)!
  const cost = price === 0 ? both('ingyen', 'for free') : both(`${price} dollárért`, `for $${price}`)
  const place = (Object.keys(placeFace) as CountedPlace[]).find((one) => placeFace[one] === face)
  if (hand.length === diceEach && (place === undefined || most < 2)) {
    const { hu, en } = handNames[handOf(hand).kind]
    return both(`Ezzel megvan az öt kockád ${cost.hu}: ${hu}.`, `That makes your five dice ${cost.en}: ${en}.`)
  }
  if (place === undefined)
    return both(
      `${most} ász ${cost.hu}: a legjobb pókerkézben mind egy-egy ingatlan.`,
      `${most} ${most > 1 ? 'aces' : 'ace'} ${cost.en}: in the best hand each is one more property.`,
    )
  const best = Math.max(...table.players.map((one, seat) => (seat === me ? 0 : countOf(one.dice, face))))
  const at = placeAt[place]
  if (most > best)
    return both(
      `${most} ${face} ${cost.hu}: ezzel te vezetsz ${at.hu}, ${best === 0 ? 'a többieknél egy sincs kint' : `a többieknél legfeljebb ${best} van kint`}.`,
      `${most} × ${face} ${cost.en}: you lead ${at.en}, where nobody else shows ${best === 0 ? 'any' : `more than ${best}`}.`,
    )
  return both(
    `${most} ${face} ${cost.hu}: így versenyben maradsz ${at.hu}, ahol más ${best} kockával áll.`,
    `${most} × ${face} ${cost.en}: it keeps you in the race ${at.en}, where someone shows ${best}.`,
  )
}

function whyPass(prompt: Prompt): InBoth {
  switch (prompt.type) {
    case 'offer':
      return both(
        'Ami itt jár, nem ér annyit, amennyibe a seriff kerülne.',
        'What’s at stake is worth less than the sheriff would cost.',
      )
    case 'visit':
      return both('Most semmit sem nyernél vele.', 'You’d gain nothing by it now.')
    default:
      return both(
        'Most keveset hozna: jobb alkalomra megtartod.',
        'It would bring little now: keep it for a better moment.',
      )
  }
}

function whyPlay(prompt: Prompt, answer: Extract<Answer, { type: 'play' }>): InBoth | null {
  if (prompt.type === 'wanted')
    return both('Ezzel elmarad a lap haszna, amit más kapna.', 'It denies someone what their card would bring.')
  if (prompt.type !== 'window') return null
  const { window } = prompt
  switch (window.card) {
    case 'dynamite':
      return both(
        `Még ${window.nuggets} aranyrög, vagyis ennyi pont.`,
        `Another ${window.nuggets} nuggets, a point each.`,
      )
    case 'split': {
      const half = Math.floor(window.money / 2)
      return both(
        `${half} dollár neked, ${half} dollárral kevesebb a rablónak.`,
        `$${half} for you, and $${half} less for the robber.`,
      )
    }
    case 'credit':
      return both(`Még ${window.jacks} lapból választhatsz.`, `You choose from ${window.jacks} more cards.`)
    case 'girls':
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

/** What a tied place would bring, in words. */
function stakeOf(table: Table, place: Place): InBoth | null {
  if (place === 'bank') return both(`${table.bank} dollár`, `$${table.bank}`)
  if (place === 'sheriff') return both('a jelvény, 5 pont', 'the badge, 5 points')
  if (place === 'townHall') return both('ingatlan', 'property')
  return null
}

function whyOffer(table: Table, prompt: Prompt, { money, nuggets, property, store }: AnswerOf<'offer'>): InBoth | null {
  if (prompt.type !== 'offer') return null
  const points = money / 2 + nuggets
  const stake = stakeOf(table, prompt.decision.place)
  const cards = property.length + store.length > 0
  const cost = cards
    ? both('egy lapodba', 'a card')
    : both(`${points} pontodba`, `${points} ${points === 1 ? 'point' : 'points'}`)
  return stake === null
    ? both(
        `Csak ${cost.hu} kerül, és csak ha a seriff rád hallgat.`,
        `It costs ${cost.en}, and only if the sheriff listens.`,
      )
    : both(
        `A tét ${stake.hu}; ez csak ${cost.hu} kerül, és csak ha bejön.`,
        `${capital(stake.en)} at stake; this costs ${cost.en}, and only if it works.`,
      )
}

const capital = (text: string) => text[0].toUpperCase() + text.slice(1)

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
  const hu = [money && `${money} dollár`, nuggets && `${nuggets} aranyrög`, cards && `${cards} lap`].filter(Boolean)
  const en = [
    money && `$${money}`,
    nuggets && `${nuggets} ${nuggets === 1 ? 'nugget' : 'nuggets'}`,
    cards && `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  ].filter(Boolean)
  return both(`Ezért ${hu.join(' és ')} a tiéd.`, `That brings you ${en.join(' and ')}.`)
}

function whyCard(card: AnswerOf<'take'>['card'] | number): InBoth {
  const points = typeof card === 'number' ? card : cardPoints(card)
  return points > 0
    ? both(`${points} biztos pont a végén.`, `${points} sure ${points === 1 ? 'point' : 'points'} at the end.`)
    : both(
        'Ez a lap többet hozhat, mint amennyi pontot a többi ér.',
        'This card may bring more than the others are worth.',
      )
}

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
