import type { Words } from '../en'

export const about: Words['about'] = {
  title: 'Az Asztal névjegye',
  trust: 'Mit lát a házigazda gépe?',
  trustText:
    'Az Asztal minden titkot megőriz a többi játékos elől. A házigazda gépén futó program viszont mindet ismeri, és aki azt a gépet kezeli, parti közben kiolvashatja őket: olyan legyen a házigazda, akiben megbíztok. A kockák keverésébe minden eszköz beleszól, és a végén ellenőrzi a partit, így az átírt dobás kiderül. Dobásokat senki sem próbálgathat, amíg jó nem jön, a házigazda sem; átalakított programmal viszont előre tudhatna egy-egy dobást.',
  version: 'Verzió',
  licence: 'Licenc',
  inside: 'A felhasznált csomagok és licenceik',
  unread: 'A licencek nem tölthetők be.',
}

export const settings: Words['settings'] = {
  title: 'Beállítások',
  language: 'Nyelv',
  theme: 'Megjelenés',
  themes: { auto: 'Automatikus', dark: 'Sötét', light: 'Világos' },
  sound: 'Hang',
  sounds: { on: 'Szól', off: 'Néma' },
  awake: 'Játék közben ne aludjon el a képernyő',
  awakeNow: 'A képernyő bekapcsolva marad',
  fullScreen: 'Teljes képernyő',
  firstTimes: 'Segítség az első alkalommal',
  tips: { on: 'Kérem', off: 'Nem kell' },
  motion: 'Mozgás',
  motions: { auto: 'Automatikus', full: 'Teljes', still: 'Nyugodt' },
  text: 'Betűméret',
  texts: { normal: 'Normál', large: 'Nagy', huge: 'Óriás' },
}

export const devices: Words['devices'] = {
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
