/** What the frame says about the game, in Hungarian. */
import type { Outcome, Refusal, Seat } from '../../../engine/core/contract'
import { regions } from '../../../engine/games/election-night/board'
import type { Prompt, Table } from '../../../engine/games/election-night/facts'
import { dicePlayed } from '../../../engine/games/election-night/round/meeting'
import { boardWords, color, digit, explain, list, nameOf, ownDigit, ownNumber, toOwnNumber } from './boardWords.hu'
import type { Words } from './words'

export { boardWords }

/** The status for a seat that is asked. */
function promptStatus(prompt: Prompt, seat: Seat, round: number, names: readonly string[]): string {
  switch (prompt.type) {
    case 'ready':
      return `${round}. forduló: jegyezd meg a dobásokat, mielőtt elrejtitek!`
    case 'flip':
      return prompt.answering
        ? `${names[1 - seat]} forgatott. Válaszolsz rá?`
        : `${prompt.action}. akció előtt: átforgatsz egy kockát?`
    case 'choose':
      return `${prompt.action}. akció: válassz titokban!`
    case 'veto':
      return `Két ${color[prompt.color]} kocka: vétózol?`
    case 'hand':
      return prompt.attempt === 1
        ? 'Kő, papír vagy olló? Aki nyer, megmondja, ki ír először.'
        : 'Megint egyforma: kő, papír vagy olló?'
    case 'order':
      return 'Nyertél: ki írjon először?'
    case 'write':
      return prompt.owner === seat
        ? `Írd be a ${color[prompt.color]} ${digit[prompt.value]}t!`
        : `Válassz mezőt ${names[prompt.owner]} ${color[prompt.color]} ${toOwnNumber[prompt.value]}!`
    case 'bonus':
      return 'Kész egy szetted: írj be egy tetszőleges számot!'
    default:
      return prompt satisfies never
  }
}

/** The status for everyone else. */
function phaseStatus({ phase, round, played }: Table, names: readonly string[]): string {
  switch (phase.type) {
    case 'study':
      return `${round}. forduló: a dobások.`
    case 'flip':
      return `${round}. forduló, ${phase.action}. akció: ki forgat?`
    case 'answerFlip':
      return `${names[1 - phase.seat]} forgatott. Jön rá válasz?`
    case 'choose':
      return `${round}. forduló, ${phase.action}. akció: titkos választás.`
    case 'veto':
      return `Két ${color[dicePlayed(played)[0].color]} kocka: lesz vétó?`
    case 'hands':
      return 'Minden egyenlő: kő-papír-olló dönt.'
    case 'order':
      return `${names[phase.winner]} nyert, és megmondja, ki ír először.`
    case 'write': {
      const { by, seat, value } = phase.pending[0]
      if (value === null) return `${names[by]} szettje kész: jön a jutalomszám.`
      return by === seat
        ? `${names[by]} beír egy ${digit[value]}t.`
        : `${names[by]} választ mezőt ${names[seat]} ${toOwnNumber[value]}.`
    }
    case 'over':
      return 'Számolják a szavazatokat.'
    default:
      return phase satisfies never
  }
}

export const words: Words = {
  options: {
    memoryAid: {
      label: 'Emlékeztető',
      help: 'A dobott értékek rejtés után is szem előtt maradnak.',
      values: {},
    },
    clock: {
      label: 'Óra',
      help: 'Ennyi idő jut egy-egy döntésre.',
      values: { off: 'Nincs', '30': '30 mp', '60': '60 mp', '120': '2 perc' },
    },
  },
  status: ({ table, seat }, prompt, names) =>
    prompt === null || seat === null ? phaseStatus(table, names) : promptStatus(prompt, seat, table.round, names),
  tell(event, names, table) {
    switch (event.type) {
      case 'round':
        return `${event.round}. forduló.`
      case 'thrown': {
        const dice = event.dice.map((die) => `${color[die.color]} ${die.value}`).join(', ')
        return `${names[event.seat]}, ${event.attempt}. dobás: ${dice}.`
      }
      case 'rolled':
        return null
      case 'hidden':
        return 'A kockák a paravánok mögé kerültek.'
      case 'flips':
        if (event.seats.length === 0) return event.answering ? 'Nem jött rá válasz.' : 'Senki sem forgatott.'
        if (event.answering) return `Válaszul ${names[event.seats[0]]} is átforgatott egy kockát.`
        return `${list(event.seats.map((seat) => names[seat]))} átforgatott egy kockát.`
      case 'flippedOwn':
        return table.phase.type === 'over' ? `Átforgatva: ${color[event.color]} ${event.from} → ${event.to}.` : null
      case 'revealed':
        return `${names[0]}: ${boardWords.die(event.dice[0])}, ${names[1]}: ${boardWords.die(event.dice[1])}.`
      case 'met':
        return explain(event, names)
      case 'vetoes':
        return event.by.length === 0
          ? 'Senki sem vétózott.'
          : `${list(event.by.map((seat) => names[seat]))} vétózott: senki sem ír.`
      case 'third':
        return 'Két vétó után előkerülnek a harmadik kockák.'
      case 'hands': {
        const shown = `${names[0]}: ${boardWords.hands[event.hands[0]]}, ${names[1]}: ${boardWords.hands[event.hands[1]]}.`
        return event.winner === null ? `${shown} Újra!` : `${shown} ${names[event.winner]} nyert.`
      }
      case 'order': {
        const why = { value: 'kisebbet játszott ki', flips: 'kevesebbet forgatott', hands: 'így döntött a nyertes' }
        return `${names[event.first]} ír először: ${why[event.reason]}.`
      }
      case 'written': {
        const where = nameOf(event.region)
        const bonus = event.color === null ? ' jutalomként' : ''
        return event.by === event.seat
          ? `${names[event.seat]} beírt egy ${digit[event.value]}t${bonus}: ${where}.`
          : `${names[event.by]} döntött: ${names[event.seat]} ${ownDigit[event.value]} ${where}${where.endsWith('föld') ? 're' : 'ra'} kerül.`
      }
      case 'set':
        return `${names[event.seat]} szettje kész: jutalomszám jár érte.`
      case 'lost':
        return `Nincs több szabad mező: ${names[event.seat]} ${event.value === null ? 'jutalomszáma' : ownNumber[event.value]} elveszett.`
      case 'roundOver':
        return event.full ? 'Betelt a térkép, vége a partinak.' : null
      case 'counted':
        return `${nameOf(event.region)}, ${event.sums.join(' : ')}. ${
          event.winner === null
            ? 'Döntetlen, nincs mandátum.'
            : `${names[event.winner]}, ${event.total ? 'teljes' : 'sima'} győzelem: ${event.mandates} mandátum.`
        }`
      case 'over':
        return `Mandátumok: ${names[0]} ${event.mandates[0]}, ${names[1]} ${event.mandates[1]}.`
      default:
        return event satisfies never
    }
  },
  refusal: (refusal: Refusal) =>
    ({
      'EN-1.3': 'Ez a mező már foglalt: válassz másik régiót.',
      'EN-3.6': 'Ezt a kockát már kijátszottad: forgass át egy rejtettet.',
      'EN-4.2': 'Ezt a kockát már kijátszottad: válassz a maradékból.',
    })[refusal.rule] ?? null,
  ending(outcome: Outcome, names) {
    if (outcome.winners.length !== 1) return 'Minden egyenlő: nagykoalíció, közös a győzelem.'
    const name = names[outcome.winners[0]]
    const why: Record<string, string> = {
      'EN-12.6': ', mert egyenlő mandátum mellett több mezője van',
      'EN-12.7': ', mert minden más egyenlő, de nagyobb a számainak összege',
    }
    return `${name} nyerte a választást${why[outcome.rule] ?? ''}.`
  },
  behind: (by) => `${by} mandátum hátrányból.`,
  scoreParts: {
    ...Object.fromEntries(regions.map(({ id, name }) => [id, name])),
    fields: 'Mezők (nem mandátum)',
    sum: 'Számok összege (nem mandátum)',
  },
}
