import { marbles, type Draw, type Marble, type Stock, type Win } from '../../../engine/games/zertz/facts'
import { drawnBy, winOf, wonBy } from '../../../engine/games/zertz/outcome'
import { capital } from '../../words/capital'
import { list } from '../../words/hu/grammar'
import type { Target } from './draft'
import { isBrief } from './replies'
import type { BoardWords, ZertzWords } from './words'

const colours: Readonly<Record<Marble, string>> = { white: 'fehér', grey: 'szürke', black: 'fekete' }

const counts = ['', '', 'két ', 'három ', 'négy ', 'öt ', 'hat ']
const taken: Readonly<Record<Marble, string>> = { white: 'fehéret', grey: 'szürkét', black: 'feketét' }
const haulOf = (haul: Stock) =>
  list(marbles.flatMap((marble) => (haul[marble] > 0 ? [(counts[haul[marble]] ?? 'sok ') + taken[marble]] : [])))

/** Like `list`, with another word before the last. */
const either = (all: readonly string[]) =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' vagy ')

const aims: Readonly<Record<Target, string>> = {
  place: 'ide tehetsz golyót',
  remove: 'levehető',
  start: 'ezzel ugorhatsz',
  jump: 'ide ugorhatsz',
}

export const boardWords: BoardWords = {
  board: 'A tábla',
  supply: 'Közös készlet',
  ownStock: 'A saját golyóidból',
  next: {
    pickMarble: 'Melyik golyót teszed ide?',
    pickRing: 'Melyik gyűrűre teszed?',
    pickFree: 'Most vegyél le egy gyűrűt a tábla széléről.',
    jumpOn: 'Merre ugrik?',
    moves: 'Így lépsz?',
    jumps: 'Így ugrasz?',
  },
  play: 'Lépek',
  capture: 'Ugrom',
  pass: 'Passzolok',
  demand: 'Visszavonatom',
  accept: 'Elfogadom',
  verdict: 'Ez a lépés véget vetne a partinak, de van benne egy elnézett ugrás. Elfogadod, vagy visszavonatod?',
  askBack: 'Visszakérem',
  agree: 'Beleegyezem',
  decline: 'Nem',
  wantsBack: (texts) => `Ezt vonnátok vissza: ${texts.join(' · ')}. Beleegyezel?`,
  claim: (count) => `Elviszem (${count})`,
  marbleAt: (marble, ring) => `${colours[marble]} golyó, ${ring}`,
  ring: (ring, marble, aim) => [ring, marble ? colours[marble] : 'üres', ...(aim ? [aims[aim]] : [])].join(', '),
  stock: (marble, count) => `${colours[marble]}: ${count} maradt`,
  captured: (marble, count, goal) => `${colours[marble]}: ${count}, ${goal} kell a győzelemhez`,
  toEach: (missing, each) => `minden színből ${each}: még ${missing} hiányzik`,
  noFree: 'Gyűrű most nem jön le: egy sem szabad.',
  reply(name, hauls, may) {
    if (hauls.length === 0) return `${name} utána nem tud ugrani.`
    const [does, takes] = may ? ['ugorhat', 'vihet'] : ['ugrik', 'visz']
    return isBrief(hauls)
      ? `Utána ${name} ${does}, és ${either(hauls.map(haulOf))} ${takes}.`
      : `Utána ${name} ${does}: több út közül választhat.`
  },
  takes: (count) => `${count} golyót viszel`,
  places: (at, remove) => (remove === null ? at : `${at} · levett gyűrű: ${remove}`),
  chain: 'Az utolsó lépés',
  nothingYet: 'Még nem lépett senki.',
  removedRings: 'levett gyűrűk',
  wonSet: { white: 'Fehér', grey: 'Szürke', black: 'Fekete', each: 'Minden szín', full: 'Teli tábla', time: 'Időre' },
  movesMade: (count) => `${count} lépés`,
  youWonOnTime: 'Szép volt! Te jobban gazdálkodtál az idővel.',
  youWon: 'Szép volt! Ez a sorozat a tiéd.',
  youLost: 'Most nem sikerült. Jöhet a visszavágó?',
  short: (name, missing) =>
    missing === 1 ? `${name}: egyetlen golyó hiányzott.` : `${name}: még ${missing} golyó hiányzott.`,
  bestChain: (name, move, count) => `${name} legszebb ugrása: ${move}. lépés, ${count} golyó egyszerre.`,
}

const draws: Readonly<Record<Draw, string>> = {
  passes: 'Döntetlen: senki sem tud lépni.',
  repetition: 'Döntetlen: harmadszor állt elő ugyanaz az állás.',
}

const setDone = (marble: Marble) => `összegyűlt a ${colours[marble]} sorozata`
const wins: Readonly<Record<Win, string>> = {
  white: setDone('white'),
  grey: setDone('grey'),
  black: setDone('black'),
  each: 'minden színből összegyűlt a sorozata',
  full: 'betelt a tábla, és az utolsó lépés az övé volt',
  time: 'letelt az ellenfele ideje',
}

const refusals: Readonly<Record<string, string>> = {
  'ZE-1': 'Ilyen gyűrű nincs a táblán.',
  'ZE-10': 'Van mit átugrani, ezért most ugranod kell.',
  'ZE-11': 'Oda nem ugorhat: egyenesen a szomszédja mögé ugrik, üres gyűrűre.',
  'ZE-4': 'Ugrás közben nem rakhatsz le golyót.',
  'ZE-5': 'Ehhez egy golyó kell a készletből és egy üres gyűrű.',
  'ZE-23': 'Ilyen színű golyód nincs.',
  'ZE-24': 'Nincs mit leraknod.',
  'ZE-12': 'A golyó még tud ugrani: folytasd.',
  'ZE-6': 'Le kell venned egy szabad gyűrűt is.',
  'ZE-7': 'Ez a gyűrű nem szabad: csak üres, a szélen kicsúsztatható gyűrűt vehetsz le.',
  'ZE-16': 'Csak olyan szigetet vihetsz el, amelyben nincs üres gyűrű.',
  'ZE-28': 'Nincs elnézett ugrás, amit visszavonathatnál.',
  'ZE-29': 'A lépésedet visszavonták, ezért most ugranod kell.',
  'ZE-31': 'Az utolsó lépés lezárná a partit: fogadd el, vagy vonasd vissza.',
  'ZE-34': 'Letelt az időd.',
  'ZE-36': 'Ezt a lépést már nem kérheted vissza.',
  'ZE-37': 'Ez a kérdés már lezárult.',
}

export const words: ZertzWords = {
  options: {
    variant: {
      label: 'Változat',
      help: 'A versenyváltozatban eggyel több golyó van minden színből, és nagyobb sorozat kell.',
      values: { basic: 'Alap', tournament: 'Verseny' },
    },
    rings: {
      label: 'Tábla',
      help: 'Hány gyűrűből áll a tábla.',
      values: { 37: '37 gyűrű', 48: '48 gyűrű', 61: '61 gyűrű' },
    },
    overlooked: {
      label: 'Elnézett ugrás',
      help: 'A kötelező ugrást el lehet nézni; az ellenfél ilyenkor visszavonathatja a lépést.',
      values: {},
    },
    clock: {
      label: 'Óra',
      help: 'Lépésenként: ha letelik, a gép lép helyetted egy egyszerűt. Játékosonként: idő az egész partira, és minden lépés után egy kis ráadás; ha letelik, vesztettél.',
      values: {
        none: 'Nincs',
        move30: '30 mp lépésenként',
        move60: '1 perc lépésenként',
        move120: '2 perc lépésenként',
        '5+5': '5 perc + 5 mp',
        '10+10': '10 perc + 10 mp',
        '20+10': '20 perc + 10 mp',
      },
    },
    takeBack: {
      label: 'Visszavonás',
      help: 'Visszakérheted az utolsó lépésedet; ha az ellenfeled beleegyezik, visszavonjátok.',
      values: {},
    },
  },
  status({ table }, prompt, names) {
    // Who won is for the end show to tell.
    if (table.outcome) return 'Vége a partinak.'
    if (table.request) return `${names[table.request.by]} szeretné visszavonni az utolsó lépését.`
    if (prompt === null) return table.captures ? `${names[table.turn]} jön, ugrania kell.` : `${names[table.turn]} jön.`
    if (prompt.type !== 'move') return 'Elfogadod ezt a lépést?'
    if (prompt.pass) return 'Nem tudsz lépni. Passzolj, vagy vonasd vissza az utolsó lépést.'
    if (prompt.capture && prompt.place === null) return 'Ugranod kell. Melyik golyóval?'
    if (!prompt.capture && prompt.place === 'own') return 'Elfogyott a készlet: a tálcádról tegyél le egy golyót.'
    return prompt.capture ? 'Ugorj, vagy tegyél le egy golyót.' : 'Tegyél le egy golyót, aztán vegyél le egy gyűrűt.'
  },
  tell(event, names) {
    switch (event.type) {
      case 'begun':
        return `${names[event.starter]} kezd.`
      case 'placed':
        return event.from === 'own'
          ? `${names[event.seat]} a sajátjából tesz le: ${colours[event.marble]} golyó, ${event.at}.`
          : `${names[event.seat]} letesz egy golyót: ${colours[event.marble]}, ${event.at}.`
      case 'removed':
        return `Levett gyűrű: ${event.ring}.`
      case 'jumped':
        return `${names[event.seat]} ugrik: ${event.from} → ${event.to}. Zsákmány: ${colours[event.captured]}.`
      case 'claimed':
        return `${names[event.seat]} elviszi ezeket a golyókat: ${event.group.map(({ marble }) => colours[marble]).join(', ')}.`
      case 'left':
        return `${names[event.seat]} otthagyja a szigetet.`
      case 'passed':
        return `${names[event.seat]} passzol.`
      case 'timeUp':
        return `${names[event.seat]} ideje lejárt: a gép lép helyette egy egyszerűt.`
      case 'takenBack':
        return `${names[event.by]} visszavonatja a lépést: ${event.text}.`
      case 'backAsked':
        return `${names[event.seat]} visszavonná: ${event.texts.join(' · ')}.`
      case 'backDeclined':
        return `${names[event.seat]} nem egyezik bele. A lépés érvényes.`
      case 'backAgreed':
        return `${names[event.by]} beleegyezik. Visszavonva: ${event.texts.join(' · ')}.`
      case 'won':
        return `${names[event.seat]} nyert: ${wins[event.how]}.`
      case 'drawn':
        return draws[event.how]
      default:
        return event satisfies never
    }
  },
  refusal: ({ rule }) => refusals[rule] ?? null,
  ending(outcome, names, table) {
    const [winner] = outcome.winners
    return winner === undefined ? draws[drawnBy(outcome)] : `${names[winner]} nyert: ${wins[wonBy(table, outcome)]}.`
  },
  behind: (by) => `${by} golyó hátrányból.`,
  decided(outcome) {
    const how = winOf(outcome)
    return how === null ? draws[drawnBy(outcome)] : `${capital(wins[how])}.`
  },
  scoreParts: { white: 'Fehér', grey: 'Szürke', black: 'Fekete' },
}
