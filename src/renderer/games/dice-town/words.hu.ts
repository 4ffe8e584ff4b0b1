/** What the frame says about the game, in Hungarian. */
import type { Prompt, Table } from '../../../engine/games/dice-town/facts'
import { canReact } from '../../../engine/games/dice-town/cards/reactions'
import { card, place, played, boardWords } from './boardWords.hu'
import { tell } from './tell.hu'
import { decisionText } from './town'
import type { TownWords } from './types'

function asked(prompt: Prompt, now: Table): string {
  switch (prompt.type) {
    case 'keep':
      return 'Mit tartasz meg? Egy kocka ingyenes, a többi 1-1 $.'
    case 'last':
      return 'Utolsó dobás: ami a poharad alatt van, mind a tiéd.'
    case 'giveBack':
      return 'A Vadállatodat kivédték: adj vissza egy kockát.'
    case 'window':
      if (prompt.window.card === 'girls')
        return prompt.window.queens > 1
          ? `A lányok: lopsz még egyszer? Legfeljebb ${prompt.window.queens} lapot nézel meg, egyet elviszel.`
          : 'A lányok: lopsz még egy lapot?'
      return `${card(prompt.window.card)}: kijátszod?`
    case 'wanted':
      return 'Kivéded Körözéssel?'
    case 'offer':
      if (prompt.decision.place === 'doc') return 'Ki menjen elsőnek a dokihoz? Vesztegetsz?'
      return `Döntetlen: ${place[prompt.decision.place]}. ${decisionText(now, prompt.decision, boardWords)}. Vesztegetsz?`
    case 'decide':
      return prompt.decision.place === 'doc'
        ? 'Seriff, ki megy előbb a dokihoz? Koppints rájuk sorban!'
        : `Seriff, te döntesz: ${place[prompt.decision.place]}. ${decisionText(now, prompt.decision, boardWords)}.`
    case 'take':
      return 'Melyik lapot tartod meg?'
    case 'joe':
      return 'Ideges Joe nálad van: ki fizessen?'
    case 'steal':
      return prompt.queens > 1
        ? `Szalon: kitől lopsz? Legfeljebb ${prompt.queens} lapját nézed meg, egyet elviszel.`
        : 'Szalon: kitől lopsz egy lapot?'
    case 'loot':
      return 'Melyiket viszed el?'
    case 'visit':
      return 'Peches Doki vár. Mit kérsz tőle?'
    case 'final':
      return 'Seriff, ki nyerje a játékot?'
    default:
      return prompt satisfies never
  }
}

export { boardWords }

const chooseTied = 'A döntetlenben állók közül válassz.'
const noSuchCard = 'Ilyen lapod nincs.'

/** Why an answer is refused, by the rule that refuses it. */
const refusals: Readonly<Record<string, string>> = {
  'DT-3.1': 'Csak azt tarthatod meg, ami a poharad alatt van.',
  'DT-3.3': 'Ha egyet sem tartasz meg, az 1 $, és most nincs pénzed.',
  'DT-3.4': 'Ennyi kockára nincs pénzed.',
  'DT-3.6': 'Ez az utolsó dobás: mindet megtartod.',
  'DT-3.7': 'A most felemelt kockáid egyikét add vissza.',
  'DT-4.2': chooseTied,
  'DT-5.1': 'A döntetlenben állók egyikéért tehetsz ajánlatot.',
  'DT-5.2': 'Csak azt ajánlhatod, ami a kezedben van.',
  'DT-5.4': 'Új ajánlatokat csak egyszer kérhetsz.',
  'DT-8.1': 'A húzott lapok egyikét tartsd meg.',
  'DT-9.1': 'Válassz egy másik játékost, és legfeljebb annyi lapot, ahány Q-d van.',
  'DT-9.2': 'A lopott lapok egyikét tartsd meg.',
  'DT-9.3': 'Nincs ennyi ellopható lapja.',
  'DT-12.2': 'Minden látogatót egyszer nevezz meg.',
  'DT-12.3': 'Ehhez nincs kockád.',
  'DT-12.4': 'Egy vagy két ingatlant válassz a kezedből.',
  'DT-13.3': noSuchCard,
  'DT-13.4': noSuchCard,
  'DT-13.5': 'Ennyi Vadállat itt nem segítene.',
  'DT-13.6': 'A Csaló egy megtartott kockádat fordítja más oldalára.',
  'DT-13.7': noSuchCard,
  'DT-13.8': noSuchCard,
  'DT-13.9': 'Olyan játékost válassz, akinek van pénze.',
  'DT-13.10': noSuchCard,
  'DT-13.11': noSuchCard,
  'DT-13.12': 'Más lapját csak Körözéssel védheted ki.',
  'DT-13.13': 'Ehhez Elixír kell, és egy cselekvés, amire használod.',
  'DT-14.1': 'Ez a lap most nem játszható ki.',
  'DT-17.3': chooseTied,
}

export const words: TownWords = {
  options: {
    firstSheriff: {
      label: 'Első seriff',
      help: 'A legfiatalabb helye (felülről számolva), vagy sorsolás.',
      values: { random: 'Sorsolás', 0: '1. hely', 1: '2. hely', 2: '3. hely', 3: '4. hely', 4: '5. hely' },
    },
    clock: {
      label: 'Óra',
      help: 'Ennyi idő jut egy döntésre; ha letelik, az óra válaszol helyetted.',
      values: { off: 'Nincs', 20: '20 mp', 40: '40 mp', 90: '90 mp' },
    },
  },
  status(view, prompt, names) {
    if (prompt && canReact(view, prompt)) return asked(prompt, view.table)
    const { phase, round, place: at } = view.table
    if (phase.type === 'over') return `Vége: ${names[phase.winner]} a város ura.`
    if (phase.type === 'keep' || phase.type === 'last') return `${round}. forduló: mindenki a pohara alá néz.`
    if (phase.type === 'decide') return `A seriff dönt: ${place[phase.decision.place]}.`
    if (phase.type === 'offers') return `Ajánlatok a seriffnek: ${place[phase.decision.place]}.`
    if (phase.type === 'wanted') return `${phase.played.map((one) => played(one, names)).join('; ')}.`
    if (phase.type === 'window') return `${at ? place[at] : 'Lapok'}: kijátszik valaki egy lapot?`
    return at ? `${round}. forduló: ${place[at]}.` : `${round}. forduló.`
  },
  tell,
  refusal: ({ rule }) => refusals[rule] ?? null,
  ending: (outcome, names) => `${names[outcome.winners[0]]} a város ura.`,
  behind: (by) => `A látható pontokban ${by} pontos hátrányból.`,
  scoreParts: {
    nuggets: 'Aranyrög',
    money: 'Pénz',
    sheriff: 'Jelvény',
    equipment: 'Felszerelés',
    properties: 'Ingatlan',
  },
}
