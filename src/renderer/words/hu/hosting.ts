import type { Words } from '../en'

export const hosting: Words['hosting'] = {
  quiet: 'Csevegés és reakciók parti közben',
  title: 'Az asztal',
  pause: 'Szünet',
  resume: 'Folytassuk',
  end: 'A parti lezárása',
  endSure: 'Mindenkinek lezárod a partit, győztes nélkül?',
  closeWindow: 'Ne várjunk tovább a válaszokra',
  closeHelp: 'Ha valaki még nem válaszolt, úgy vesszük, hogy lejárt az ideje.',
  standIn: 'Játsszon helyette bot, amíg vissza nem jön',
  standInHere: 'Játsszon helyette most bot',
  standInHelp: 'Van 15 másodperce szólni, hogy itt van; később is bármikor visszaveheti a játékot.',
  standInStop: 'A bot álljon le',
  people: 'Kik vannak itt',
  codeFor: 'Kód egy másik eszközhöz',
  waitOr: 'Várunk. Vagy válassz:',
  decides: (name) => `Várunk, hacsak ${name} másként nem dönt.`,
  hostAway: (name) => `${name} a házigazda, de most nincs itt.`,
  take: 'Mostantól én vagyok a házigazda',
  clear: (count) => `Elküldök ${count} idegent, és lezárom az asztalt`,
  putAway: 'Elpakolom az asztalt',
  putAwaySure: 'Végleg elpakolod ezt az asztalt? Minden hely megszűnik, a partik jegyzőkönyve megmarad.',
}

/** Fájl egy egész asztallal, és asztal egy ilyen fájlból. */
export const backup: Words['backup'] = {
  save: 'Biztonsági mentés az asztalról',
  saved: 'Elmentve. Az egész asztal benne van, a parti titkaival együtt:',
  open: 'Asztal megnyitása mentésből',
  help: 'Válaszd ki ennek a gépnek egy mentését, vagy írd be, hol van a mentés fájlja vagy egy másik gép adatmappája.',
  path: 'Fájl vagy mappa',
  go: 'Megnyitom',
}
