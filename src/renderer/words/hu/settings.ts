import type { Words } from '../en'

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
  about: 'Az Asztal névjegye',
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
