/** Why letting something go by is best: what it would have brought, and what a card is kept for. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import type { ActionCard, DocAction, Own, Played, Prompt, PromptOf, Table, Window } from '../facts'
import { stakeOf } from './stakes'

/** What each card does, once it is played. */
export const uses: Readonly<Record<ActionCard, InBoth>> = {
  dynamite: both('Még egyszer annyi aranyrög a bányában', 'As many nuggets again at the mine'),
  girls: both('Még egy lopás a szalonban', 'A second theft in the saloon'),
  brute: both('Egy kocka ingyen', 'One die for free'),
  cheater: both('Egy kocka arra az oldalára fordul, amelyikre kell', 'One die turned to the side you need'),
  corruption: both('Még egy ingatlan a városházán', 'One more property at the town hall'),
  credit: both('Még egy húzás a boltban', 'A second draw in the store'),
  joe: both('Valaki 4 dollárt ad', 'Someone gives you $4'),
  marshal: both('A jelvény, 5 pont, ott marad, ahol van', 'The badge, 5 points, stays where it is'),
  split: both('A bankrablás fele a tiéd', 'Half of a bank robbery is yours'),
  wanted: both('Más lapja hatástalan marad', 'Someone’s card comes to nothing'),
  elixir: both('Egy látogatás a dokinál ráadásul', 'A visit to the doc on top'),
}

interface Standpoint {
  readonly table: Table
  readonly own: Own
  readonly me: Seat
}

export function whyPass(at: Standpoint, prompt: Prompt): InBoth {
  switch (prompt.type) {
    case 'offer':
      return whyNoOffer(at, prompt)
    case 'visit':
      return whyNoVisit(at, prompt)
    case 'window':
      return whyNoCard(at, prompt.window)
    case 'wanted':
      return whyNoWanted(prompt)
    default:
      return both('Ez most semmit sem hozna.', 'That would bring nothing now.')
  }
}

function whyNoOffer({ table, me }: Standpoint, { decision: { place, tied } }: PromptOf<'offer'>): InBoth {
  if (!tied.includes(me))
    return both(
      'A döntetlen nem téged érint: csak másért fizetnél.',
      'You aren’t tied here: you’d only pay for someone else.',
    )
  const stake = stakeOf(table, place)
  return tied.includes(table.sheriff)
    ? both(
        `A tét ${stake.hu}. A seriff maga is pályázik rá: többet kérne, mint amennyit neked ér.`,
        `At stake: ${stake.en}. The sheriff is tied too, and would want more than it’s worth to you.`,
      )
    : both(
        `A tét ${stake.hu}: ennyiért ${tied.length - 1} másik pályázóra is rá kellene ígérned.`,
        `At stake: ${stake.en}. You’d have to outbid ${tied.length - 1} ${tied.length === 2 ? 'other' : 'others'} for it.`,
      )
}

function whyNoVisit({ table, own, me }: Standpoint, { actions }: PromptOf<'visit'>): InBoth {
  if (actions.every((action) => action === 'wire')) return whyNoWire(table)
  const others = table.players.filter((_, seat) => seat !== me)
  const money = others.reduce((sum, one) => sum + Math.min(2, one.money), 0)
  const nuggets = others.filter((one) => one.nuggets > 0).length
  const brings: Partial<Record<DocAction, InBoth>> = {
    draw: both('egy boltlap', 'a store card'),
    cash: both(`${money} dollár`, `$${money}`),
    gold: both(`${nuggets} aranyrög`, `${nuggets} ${nuggets === 1 ? 'nugget' : 'nuggets'}`),
  }
  const said = actions.flatMap((action) => brings[action] ?? [])
  const whose = actions.some((action) => action === 'cash' || action === 'gold')
    ? both(' a többiektől', ' from the others')
    : both('', '')
  const safe =
    own.property.length > 0
      ? both('', '')
      : both(', és nincs mit biztonságba tenned', ', and you have no property to make safe')
  return both(
    `A doki most ennyit hozna: ${said.map(({ hu }) => hu).join(' vagy ')}${whose.hu}${safe.hu}.`,
    `The doc would bring ${said.map(({ en }) => en).join(' or ')}${whose.en}${safe.en}.`,
  )
}

/** The doc comes last: in the last round nobody steals after that (DT-16.1). */
function whyNoWire({ mine, row, pile }: Table): InBoth {
  return mine === 0 || row.length + pile === 0
    ? both(
        'Ez az utolsó forduló: innen már senki sem lophat tőled.',
        'This is the last round: nobody can steal from you any more.',
      )
    : both(
        'Mindjárt vége a játéknak: aligha lopnak már meg, az elkerített ingatlant pedig fel sem ajánlhatod.',
        'The game is almost over: you’ll hardly be robbed again, and what’s wired can’t be offered.',
      )
}

function whyNoCard({ table, own, me }: Standpoint, window: Window): InBoth {
  if (!own.store.includes(window.card)) return both('Nincs ilyen lapod.', 'You don’t have that card.')
  if (window.card === 'marshal') {
    if (window.winner === me)
      return both(
        'A jelvény, 5 pont, épp hozzád kerül: ezt nem kell megállítani.',
        'The badge, 5 points, comes to you: nothing to stop.',
      )
    return table.sheriff === me
      ? both(
          'A jelvény a játék végén ér 5 pontot: akkorra kell a lap.',
          'The badge counts its 5 points at the end of the game: the card is for then.',
        )
      : both(
          'A jelvény nem a tiéd: a lap csak másnál tartaná.',
          'The badge isn’t yours: the card would only keep it with someone else.',
        )
  }
  const now = bringsNow(window)
  return both(
    `Most csak ennyit hozna: ${now.hu}. Nagyobb fogásra is megtarthatod.`,
    `Right now it would only bring ${now.en}. Keep it for a bigger catch.`,
  )
}

function bringsNow(window: Exclude<Window, { readonly card: 'marshal' }>): InBoth {
  const some = (count: number, hu: string, en: string) =>
    both(`${count} ${hu}`, `${count} ${en}${count === 1 ? '' : 's'}`)
  switch (window.card) {
    case 'dynamite':
      return some(window.nuggets, 'aranyrög', 'nugget')
    case 'split':
      return both(`${Math.floor(window.money / 2)} dollár`, `$${Math.floor(window.money / 2)}`)
    case 'credit':
      return some(window.jacks, 'lapból egy', 'card')
    case 'girls':
      return some(window.queens, 'lapból egy', 'card')
    case 'corruption':
      return both('egy ingatlan', 'one property')
    case 'elixir':
      return both('egy látogatás a dokinál', 'one visit to the doc')
    default:
      return window satisfies never
  }
}

function whyNoWanted({ played }: PromptOf<'wanted'>): InBoth {
  const said = played.map((one) => whatTheyGet(one))
  return both(
    `Amit megállítanál: ${said.map(({ hu }) => hu).join('; ')}. Nagyobb fogásra is megtarthatod.`,
    `What you’d stop: ${said.map(({ en }) => en).join('; ')}. Keep the card for something bigger.`,
  )
}

/** What a card brings the player who played it. */
export function whatTheyGet(played: Played): InBoth {
  switch (played.card) {
    case 'joe':
      return both('4 dollár', '$4')
    case 'cheater':
      return both(`egy átfordított kocka (${played.to})`, `a die turned to ${played.to}`)
    case 'dynamite':
      return both(`${played.nuggets} aranyrög`, `${played.nuggets} ${played.nuggets === 1 ? 'nugget' : 'nuggets'}`)
    case 'split':
      return both(`${Math.floor(played.money / 2)} dollár`, `$${Math.floor(played.money / 2)}`)
    default: {
      const { hu, en } = uses[played.card]
      return both(hu[0].toLowerCase() + hu.slice(1), en[0].toLowerCase() + en.slice(1))
    }
  }
}
