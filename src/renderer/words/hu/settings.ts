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
