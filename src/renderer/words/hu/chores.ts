import type { Chores } from '../en/chores'

export const doctor: Chores['doctor'] = {
  title: 'Nem jutnak be a telefonok?',
  'join-network': 'Ez a gép nincs hálózaton. Csatlakozz egy wifihez, és megjelenik a QR-kód.',
  'open-firewall': (address) =>
    `Még egy telefon sem érte el ezt a gépet. Ha próbálják, és nem nyílik meg semmi, engedd át az Asztalt a gép tűzfalán (${address}).`,
  'other-browser':
    'Egy telefon betöltötte az oldalt, de nem tud beszélni az asztallal. Próbálj ott másik böngészőt, adatspórolás és VPN nélkül.',
  reload: 'Egy telefonon régi oldal van nyitva. Töltsd be ott újra.',
  'use-address': (address) => `Valaki olyan nevet használt, amit ez a gép nem ismer. Írd be a címet: ${address}`,
  'type-http': (address) => `Egy böngésző ragaszkodik a https-hez. Írd elé: http://${address}`,
  'same-network':
    'A telefonok és ez a gép nem látják egymást. Legyen mindenki ugyanazon a wifin, ne a vendéghálózaton.',
}

/** A wifi, amelyre a vendégek először csatlakoznak. */
export const wifi: Chores['wifi'] = {
  scan: (name) => `Előbb a wifi: „${name}”`,
  add: 'Legyen QR-kód a wifihez is',
  change: 'Másik wifi',
  name: 'A wifi neve',
  password: 'Jelszó (ha nincs, maradjon üres)',
  help: 'Mindkettő ezen a gépen marad. Ha törlöd a nevet, eltűnik a kód.',
}

export const setAside: Chores['setAside'] = {
  title: (game) => `Az előző parti nem tölthető be: ${game}`,
  stopped: (game) => `A parti nem folytatható: ${game}`,
  failed: 'Hiba van az Asztalban: az utolsó lépésnél elakadtak a szabályai. Ti nem rontottatok el semmit.',
  why: {
    'other-rules': 'Az Asztal egy másik verziójával kezdtétek, és azóta változtak a szabályai.',
    broken: 'A jegyzőkönyve megsérült a házigazda gépén.',
    missing: 'A jegyzőkönyve már nincs meg a házigazda gépén.',
  },
  kept: 'Semmi sem törlődött: a házigazda gépe az Asztal adatmappájában őrzi, ezen a néven:',
  next: 'A helyek és az este eredményei megmaradtak: kezdjetek új partit.',
  noted: 'Értem',
}

/** Az asztal átköltözik egy másik gépre. */
export const moveTable: Chores['moveTable'] = {
  title: 'Átviszem az asztalt egy másik gépre',
  help: 'Indítsd el az Asztalt a másik gépen. A gazdáját megkérdezzük, a telefonok maguktól követik az asztalt.',
  address: 'Vagy írd be a rövid kódját vagy a címét',
  go: 'Megkérdezem azt a gépet',
  asking: (number) => `A másik gép a gazdáját kérdezi. Mindkét képernyőn ez a szám áll: ${number}.`,
  sending: 'Költözik az asztal. Egy pillanat…',
  offerTitle: 'Átveszed az asztalt?',
  offer: (table, game, from) => `„${table}” (${game}) erre a gépre költözne innen: ${from}`,
  number: 'Szám',
  sameNumber: 'Csak akkor mondj igent, ha a házigazda ugyanezt a számot látja.',
  yes: 'Jöhet az asztal',
  no: 'Most nem',
  moved: 'Ez az asztal már egy másik gépen van.',
  follow: 'Ott játszom tovább',
}

export const devices: Chores['devices'] = {
  title: 'Az eszközeim',
  see: 'Ezek látják a titkaidat',
  kinds: { phone: 'Telefon', tablet: 'Táblagép', computer: 'Számítógép', other: 'Más eszköz' },
  here: 'ez',
  now: 'most',
  how: {
    joined: () => 'ezzel ültél le',
    brought: () => 'ennél ültél le',
    ownCode: () => 'a saját kódoddal',
    hostCode: (by) => (by ? `${by} kért hozzá kódot` : 'a házigazda kódjával'),
    letIn: (by) => (by ? `${by} engedte be` : 'a házigazda gépénél engedték be'),
    before: () => 'egy ideje',
  },
  lastSeen: (time) => `Utoljára ${time}.`,
  end: 'Kiléptetem',
  known: 'Én voltam',
  added: 'Új eszköz ült a helyedre',
  promise:
    'Ha más kér kódot a helyedre, a te eszközeid kilépnek. Így észrevétlenül senki sem ülhet be, a házigazda sem.',
  another: 'Még egy eszközöm',
}

export const knocks: Chores['knocks'] = {
  title: 'Az ajtóban',
  ask: (name) => `${name} egy másik eszközről jönne vissza.`,
  help: (mark) => `Csak akkor engedd be, ha tényleg ő az. Az ő képernyőjén ez a szám áll: ${mark}`,
  yes: 'Beengedem',
  no: 'Nem',
}

export const move: Chores['move'] = {
  title: 'Átülök másik eszközre',
  help: 'Nyisd meg ezt az asztalt a másik eszközön, válaszd azt, hogy „Már játszottam itt”, és írd be ezt a kódot.',
  valid: (minutes) => `Egyszer használható, ${minutes} percig.`,
  codeOf: (name) => `Kód neki: ${name}`,
}

export const chores: Chores = { doctor, wifi, setAside, moveTable, devices, knocks, move }
