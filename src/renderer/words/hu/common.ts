import type { Words } from '../en'

export const common: Words['common'] = {
  close: 'Bezárás',
  dismiss: 'Üzenet eltüntetése',
  cancel: 'Mégse',
  yes: 'Igen',
  undo: 'Visszaveszem',
  hold: 'Tartsd nyomva, hogy lásd',
  tapToLook: 'Koppints, hogy lásd',
  skipToMain: 'Ugrás a tartalomra',
  seatShape: ['kör', 'háromszög', 'négyzet', 'rombusz', 'hatszög', 'csepp'],
  refused: 'Ez így nem megy.',
  clear: 'Törlés',
  die: (face) => `Kocka: ${face}`,
  less: 'Kevesebb',
  more: 'Több',
}
