import type { Outcome, Refusal, Seat } from '../../../engine/core/contract'
import { regions } from '../../../engine/games/election-night/board'
import type { Color, Die, Prompt, Table } from '../../../engine/games/election-night/facts'
import { blueAgainstWhite, dicePlayed } from '../../../engine/games/election-night/round/meeting'
import { articleOf } from '../../words/article'
import { explanationOf, type MeetingFacts } from './explanation'
import type { BoardWords, Words } from './words'

const color: Record<Color, string> = { blue: 'kék', red: 'piros', white: 'fehér' }
const Color: Record<Color, string> = { blue: 'Kék', red: 'Piros', white: 'Fehér' }
/** 0 to 6 as objects: "3-at". */
const object = ['semmit', '1-et', '2-t', '3-at', '4-et', '5-öt', '6-ot']
/** 1 to 6 as names of numbers, from index 1: "hármas", "hármasnak", and someone's: "hármasa", "hármasának". */
const number = ['', 'egyes', 'kettes', 'hármas', 'négyes', 'ötös', 'hatos']
const toNumber = ['', 'egyesnek', 'kettesnek', 'hármasnak', 'négyesnek', 'ötösnek', 'hatosnak']
const ownNumber = ['', 'egyese', 'kettese', 'hármasa', 'négyese', 'ötöse', 'hatosa']
const toOwnNumber = ['', 'egyesének', 'kettesének', 'hármasának', 'négyesének', 'ötösének', 'hatosának']
/** 1 to 6 in digits: "3-as", and someone's: "3-asa". */
const digit = ['', '1-es', '2-es', '3-as', '4-es', '5-ös', '6-os']
const ownDigit = ['', '1-ese', '2-ese', '3-asa', '4-ese', '5-öse', '6-osa']
const nameOf = (id: string) => regions.find((one) => one.id === id)!.name
const versus = (one: Die, two: Die) => `${Color[one.color]} ${one.value} a ${color[two.color]} ${two.value} ellen`
const list = (names: readonly string[]) => names.join(' és ')

function explain(facts: MeetingFacts, names: readonly string[]): string {
  const why = explanationOf(facts)
  const meeting = versus(...why.dice)
  switch (why.type) {
    case 'same': {
      const unless = facts.veto ? ', hacsak valaki nem vétózik' : ''
      const fields = why.picker === null ? '' : `, de mindkettőnek ${names[why.picker]} választ mezőt`
      return `${meeting}: mindkettő beíródik${fields}${unless}.`
    }
    case 'reduced': {
      const left = why.worth === 0 ? 'a kékből nem marad semmi' : `a kék ${object[why.worth]} ér`
      return `${meeting}: ${why.blocked ? `a fehér nem íródik be, ${why.worth === 0 ? left : `de ${left}`}` : left}.`
    }
    case 'blocked':
      return `${meeting}: a fehér nem íródik be, a piros igen.`
    case 'higherRed':
      return `${meeting}: a piros nagyobb, ezért ${names[why.picker]} választ neki mezőt.`
    case 'lowerRed':
      return `${meeting}: a piros nem nagyobb, ezért ${names[why.picker]} maga választ neki mezőt.`
    default:
      return why satisfies never
  }
}

/** The same where the dice are seen beside it: two lines of a phone. */
function verdict(facts: MeetingFacts, names: readonly string[]): string {
  const why = explanationOf(facts)
  switch (why.type) {
    case 'same': {
      if (why.picker === null) return `Mindkettő beíródik${facts.veto ? ', ha nincs vétó' : ''}.`
      return `${facts.veto ? 'Ha nincs vétó, mindkettőt' : 'Mindkettőt'} ${names[why.picker]} helyezi el.`
    }
    case 'reduced': {
      const left = why.worth === 0 ? 'a kékből nem marad semmi' : `a kék ${object[why.worth]} ér`
      return why.blocked ? `A fehér nem íródik be, ${left}.` : `${left[0].toUpperCase()}${left.slice(1)}.`
    }
    case 'blocked':
      return 'A fehér nem íródik be, a piros igen.'
    case 'higherRed':
      return `A piros nagyobb: mezőt ${names[why.picker]} választ.`
    case 'lowerRed':
      return `A piros nem nagyobb: mezőt ${names[why.picker]} választ.`
    default:
      return why satisfies never
  }
}

export const boardWords: BoardWords = {
  map: 'Magyarország térképe a hét régióval',
  colors: color,
  hands: { rock: 'kő', paper: 'papír', scissors: 'olló' },
  throws: 'Dobások',
  rolled: 'Dobott',
  played: 'Kijátszva',
  hiddenDice: 'A paravánod mögött',
  mine: 'A kockáim',
  sets: 'Szett',
  setsHelp: '1-től 6-ig minden számból egy: ez egy szett, és jutalomszám jár érte.',
  mandatesNow: 'Mandátum, ha most számolnánk',
  ready: 'Kész, elrejtem',
  noFlip: 'Nem forgatok',
  flip: 'Átforgatom',
  flipWhich: 'Átforgatsz egyet? Melyiket?',
  flipPublic: 'Mindenki megtudja, hogy forgattál, de azt nem, hogy melyiket.',
  play: 'Ezt játszom ki',
  playWhich: 'Melyik kockát játszod ki?',
  playNote: 'Egyszerre mutatjátok meg. Koppints egyre, hogy lásd, mire jó.',
  veto: 'Vétózom',
  vetoNote: 'Senki sem ír, és mindkét kocka elhasználódik.',
  stand: 'Nem vétózom',
  standNote: 'Ha ő sem vétózik, mindketten írtok.',
  vetoConfirm: 'Vétózom',
  standConfirm: 'Nem vétózom',
  decide: 'Vétózol?',
  show: 'Mutatom',
  orderWhich: 'Ki írjon először?',
  me: 'Én írok először',
  meNote: 'Tiéd a jobbik hely.',
  otherNote: 'Látod, hová ír.',
  confirm: 'Rendben',
  write: 'Beírom',
  pickRegion: 'Válassz régiót a térképen!',
  pickNumber: 'Válassz számot!',
  number: 'A jutalomszám',
  full: 'Itt nincs szabad mező.',
  close: 'Bezárom',
  tie: 'Döntetlen: így senki sem kap mandátumot.',
  count: 'Számolják a szavazatokat',
  skip: 'Ugorjunk a végére',
  live: 'ÉLŐ',
  starKey: 'teljes győzelem még lehet',
  seatsKey: 'mandátum: sima + extra',
  waiting: 'Eredményvárás',
  majority: 'többség',
  justCounted: 'Most számoltuk',
  level: 'Egál',
  shortRegion: { KM: 'K-Mo.', EM: 'É-Mo.', EA: 'É-Alf.', DA: 'D-Alf.', DD: 'D-Dt.', KD: 'K-Dt.', ND: 'Ny-Dt.' },
  completesSet: 'Ezzel kész egy szett: jön a jutalomszám.',
  die: (die) => `${color[die.color]} ${die.value}`,
  spent: (c) => `${color[c]}, már kijátszottad`,
  worth: (die, writes) =>
    writes === 0
      ? `${color[die.color]} ${die.value}: nem ír`
      : `${color[die.color]} ${die.value} → ${object[writes]} ír`,
  open: (seats) => `${seats} még nyitott`,
  swing: (name, by) => `${name} +${by}`,
  news: (all, names) =>
    all.map((one) => {
      if (one.type === 'set')
        return `${names[one.seat]} szettjéből már csak ${articleOf(one.lacks)} ${digit[one.lacks]} hiányzik`
      const name = nameOf(one.region)
      const there = `${name}${name.endsWith('föld') ? 'ön' : 'on'}`
      if (one.lead === 0) return `${there} döntetlen az állás`
      return one.lead === 1 ? `${there} egyetlen pont a különbség` : `${there} ${one.lead} a különbség`
    }),
  hiddenDie: (die) => `${color[die.color]} ${die.value}, rejtve`,
  flipTo: (c, from, to) => `${color[c]} ${from}, átforgatva ${to}`,
  flipsLeft: (left) => `${left} átforgatás maradt`,
  flipped: (all) => `Ebben a fordulóban átforgatva: ${all.map((one) => color[one]).join(', ')}.`,
  round: (round) => `${round}. forduló`,
  attempt: (attempt) => `${attempt}. dobás`,
  effect(die) {
    const { value } = die
    switch (die.color) {
      case 'blue':
        return blueAgainstWhite(value) === 0
          ? 'Oda írod, ahová akarod. Fehér ellen semmit sem ér.'
          : `Oda írod, ahová akarod. Fehér ellen csak ${object[blueAgainstWhite(value)]} ér.`
      case 'red':
        return value === 1
          ? 'Biztosan te választasz neki mezőt: ennél kisebb nincs.'
          : `Ha a másik kocka legalább ${value}, te választasz mezőt. Ha kisebb, az ellenfeled.`
      case 'white':
        return `Oda írod, ahová akarod, de kék vagy piros ${number[value]} ellen nem ír be semmit. A kékből levon 2-t.`
      default:
        return die.color satisfies never
    }
  },
  explain,
  verdict,
  region: (name, names, sums, free) =>
    `${name}: ${names[0]} ${sums[0]}, ${names[1]} ${sums[1]}, ${free === 0 ? 'betelt' : `${free} szabad mező`}`,
  brings: (simple, extra) => `Sima győzelem ${simple}, teljes ${simple + extra} mandátum`,
  free: (free) => (free === 0 ? 'betelt' : `${free} szabad`),
  leads: (name, by) => `${name} vezet, ${by} a különbség.`,
  prospect(one) {
    switch (one.type) {
      case 'sure':
        return 'biztos teljes győzelem'
      case 'open':
        return `még lehet teljes: ${one.free} mező vár számra`
      case 'twice':
        return `nem lehet teljes: két ${number[one.value]} van itt`
      case 'behind':
        return one.free === 0 ? 'nem nyerte meg' : 'nem lehet teljes: ismétlés nélkül nem éri utol'
      default:
        return one satisfies never
    }
  },
  prospectShort(one) {
    switch (one.type) {
      case 'sure':
        return 'teljes'
      case 'open':
        return 'lehet teljes'
      case 'twice':
        return `két ${number[one.value]}`
      case 'behind':
        return one.free === 0 ? 'nem nyert' : 'nem éri utol'
      default:
        return one satisfies never
    }
  },
  tally: (value, count) => `${number[value]}: ${count}`,
  setsDone: (sets) => `${sets} kész szett`,
  counted: (name, winner, total, mandates) =>
    winner === null
      ? `${name}: döntetlen, senki sem kap mandátumot`
      : `${name}: ${winner}, ${total ? 'teljes győzelem' : 'sima győzelem'}, ${mandates} mandátum`,
}

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
      const { by, value } = phase.pending[0]
      return value === null
        ? `${names[by]} szettje kész: jön a jutalomszám.`
        : `${names[by]} mezőt választ egy ${toNumber[value]}.`
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
