import { both } from '../../../core/manifest'
import type { FirstTime } from '../../../core/lesson'
import type { Prompt, Window } from '../facts'
import type { GameView } from '../motion'

/** One line the first time a kind of decision comes up. */

const line = (learn: string, hu: string, en: string): FirstTime => ({ say: both(hu, en), learn })

export const firstTimes: Readonly<Record<string, FirstTime>> = {
  keep: line(
    'one-round/buy-a-die',
    'Egy kocka ingyen, a többi 1 dollár. Gyűjts egyfélét, lehetőleg olyat, amit más nem.',
    'One die is free, others $1. Collect one kind, ideally one nobody else wants.',
  ),
  last: line(
    'tricks/cheater',
    'Az utolsó dobás mind megmarad, ingyen. A Csalóval egyet átfordíthatsz, ha azzal nyersz valamit.',
    'You keep the whole last throw, free. A Cheater can turn one, if that wins you something.',
  ),
  giveBack: line(
    'tricks/stopped-brute',
    'A Vadállatot kivédték, egy kocka visszamegy. Azt add, amelyikkel a legkevésbé nyernél.',
    'Your Brute was stopped; one die goes back. Give the one least likely to win.',
  ),
  'window-dynamite': line(
    'cards/dynamite',
    'Még egyszer annyi aranyrög. Három 9-estől már megéri, kevesebbnél inkább várj.',
    'As many nuggets again. Worth it from three 9s; with fewer, better to wait.',
  ),
  'window-split': line(
    'cards/split',
    'A zsákmány fele a tiéd lehet. Ha nagy, csapj le.',
    'Half of the robber’s haul can be yours. Strike when it’s big.',
  ),
  'window-credit': line(
    'cards/dynamite',
    'Még egyszer húzhatsz a boltban. Sok J-vel ér a legtöbbet.',
    'Draw in the store once more. Best with many Js.',
  ),
  'window-girls': line(
    'cards/dynamite',
    'Még egyszer lophatsz, mástól is. Nézd meg, kinél van a legtöbb lap.',
    'Steal again, from anyone. See who holds the most cards.',
  ),
  'window-marshal': line(
    'cards/marshal',
    'A jelvény a mostani seriffnél marad. Jó, ha te vagy az, vagy közel a vége.',
    'The badge stays with the present sheriff. Good if that’s you, or near the end.',
  ),
  'window-corruption': line(
    'cards/dynamite',
    'A pakli felső ingatlana is a tiéd, titokban. Ha nyertél, nincs mire várni.',
    'The pile’s top property too, in secret. You’ve won, so why wait?',
  ),
  'window-elixir': line(
    'rare/elixir',
    'Egy plusz kérés a dokitól, ha van hozzá kockád. Arany vagy pénz: sok játékosnál jó.',
    'An extra favour from the doc, if you have the die. Gold or cash: good with many players.',
  ),
  wanted: line(
    'cards/wanted',
    'Kivédheted a most kijátszott lapot. Csak egy Körözés van: tartogasd valami nagyra.',
    'You can stop the card just played. There’s one Wanted: save it for something big.',
  ),
  offer: line(
    'people/bribe',
    'A seriff választ. Ajánlj valamit, de kevesebbet, mint amennyit a hely ér.',
    'The sheriff chooses. Offer something, but less than the place is worth.',
  ),
  'offer-doc': line(
    'rare/doc-order',
    'Ki menjen elsőnek a dokihoz? Általában nem ér sokat: fizess keveset vagy semmit.',
    'Who sees the doc first? Usually worth little: pay little or nothing.',
  ),
  decide: line(
    'people/sheriff',
    'Te döntesz. Nézd meg, ki mit ad, és ki vezet. Egyszer új ajánlatokat is kérhetsz.',
    'You decide. See who gives what, and who is ahead. You may ask for new offers once.',
  ),
  'decide-doc': line(
    'rare/doc-order',
    'Te adod a sorrendet. Csak az elsőért tett ajánlat fizet.',
    'You set the order. Only offers for whoever goes first are paid.',
  ),
  take: line(
    'people/store',
    'Egy lapot tarthatsz meg. A magas felszerelés biztos pont, a többi meglepetés.',
    'Keep one card. High equipment is sure points; the others are surprises.',
  ),
  joe: line(
    'cards/joe',
    'Valaki 4 dollárt ad neked, vagy amennyije van. Általában a leggazdagabb fizessen.',
    'Someone gives you $4, or what they have. Usually pick the richest.',
  ),
  steal: line(
    'people/saloon',
    'Egy játékostól húzol, egyet tartasz meg. Annyit nézz meg, amennyit lehet.',
    'Draw from one player, keep one card. Look at as many as you can.',
  ),
  loot: line(
    'people/saloon',
    'Egyet viszel, a többi visszamegy. Általában a legtöbb pontot érő a jó.',
    'Take one, the rest go back. Usually the one with most points.',
  ),
  visit: line(
    'people/doc',
    'Nem nyertél, ezért egyet kérhetsz. Értékes ingatlanhoz drót, sok játékosnál pénz vagy arany.',
    'You won nothing, so ask one favour. Wire for valuable property; cash or gold with many players.',
  ),
  final: line(
    'rare/final-tie',
    'Pontra és ingatlanra is egyenlők. Te mondod ki, ki nyer; itt nincs vesztegetés.',
    'Level on points and properties. You name the winner; no bribes here.',
  ),
}

const windowLine = (view: GameView, { card }: Window): string | null =>
  view.own!.store.includes(card) ? `window-${card}` : null

/** A card's line is for those who hold it; everyone else passes without a word. */
export function firstTime(view: GameView, prompt: Prompt): string | null {
  const own = view.own!
  switch (prompt.type) {
    case 'window':
      return windowLine(view, prompt.window)
    case 'wanted':
      return own.store.includes('wanted') ? 'wanted' : null
    case 'last':
      return own.store.includes('cheater') ? 'last' : null
    case 'offer':
    case 'decide':
      return prompt.decision.place === 'doc' ? `${prompt.type}-doc` : prompt.type
    case 'visit':
      return prompt.optional ? 'visit' : null
    default:
      return prompt.type
  }
}
