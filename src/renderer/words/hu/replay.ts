import type { Words } from '../en'

export const replay: Words['replay'] = {
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
  big: 'Nagy kép mindenkinek',
  small: 'Vissza a kis képre',
  onScreen: 'A közös képernyőn is',
  offScreen: 'A közös képernyőn már ne',
  gone: 'Ennek a partinak a jegyzőkönyve már nincs meg, vagy más verzió készítette.',
  toEvenings: 'A korábbi estékhez',
}
