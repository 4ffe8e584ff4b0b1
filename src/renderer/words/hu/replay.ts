import type { replay as englishReplay, share as englishShare } from '../en/replay'

export const replay: typeof englishReplay = {
  watch: 'Visszanézem',
  watchMatch: (game) => `Visszanézem: ${game}`,
  play: 'Lejátszás',
  pause: 'Megállítom',
  position: 'Hol tart a parti',
  speed: (n) => `Sebesség: ${n}×`,
  momentBefore: 'Előző nagy pillanat',
  momentAfter: 'Következő nagy pillanat',
  eyes: 'Kinek a szemével?',
  allEyes: 'Mindenkiével',
  eyesOf: (name: string) => `${name} szemével`,
  big: 'Nagy kép mindenkinek',
  small: 'Vissza a kis képre',
  onScreen: 'A közös képernyőn is',
  offScreen: 'A közös képernyőn már ne',
  gone: 'Ennek a partinak a jegyzőkönyve már nincs meg, vagy más verzió készítette.',
  playOn: 'Innen folytatom',
  review: 'Elemzés',
  toHome: 'A kezdőlapra',
  reopen: 'A fájl már nincs itt. Nyisd meg újra a kezdőlapon.',
  toEvenings: 'A korábbi estékhez',
  checked: 'Ellenőrizve',
  checkedHelp: 'Az oldalba csomagolt szabályok szerint pontosan így zajlott a parti.',
  wrong: (step) => `Nem stimmel: ${step}. lépés.`,
  resigned: (name) => `${name} nyert, az ellenfele feladta`,
  onTime: (name) => `${name} nyert, az ellenfele kifutott az időből`,
}

/** A finished match saved as one page. */
export const share: typeof englishShare = {
  title: 'Megosztás egy oldalként',
  help: 'Egyetlen fájl, amely bárhol lejátssza a partit, internet és app nélkül. Ha akarod, előbb írd át a neveket.',
  nameOf: (n) => `${n}. játékos`,
  save: 'Oldal mentése',
  failed: 'Nem sikerült. Lehet, hogy a jegyzőkönyv nem nyílt meg, vagy a házigazda gépe nem érhető el.',
}
