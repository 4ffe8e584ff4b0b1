import type { Words } from '../en'
import { list } from './grammar'

export const connection: Words['connection'] = {
  connecting: 'Kapcsolódunk…',
  lost: 'Nincs kapcsolat, újra próbáljuk…',
  lostHere:
    'Az Asztal leállt ezen a gépen. Nyisd meg újra az appot, vagy a mappájában: npm start. Minden ott folytatódik, ahol abbamaradt.',
  diskFull:
    'Betelt a lemez ezen a gépen. Minden látszik, de egy lépést sem lehet elmenteni. Szabadíts fel helyet, és mehet tovább.',
  hostDiskFull: 'Betelt a házigazda gépének lemeze, egy lépést sem lehet elmenteni. Ha lesz hely, folytatódik a parti.',
  slow: 'A házigazda gépe nem válaszol. Próbáld újra.',
  mismatch: 'Ez az oldal más verzió, mint ami a házigazda gépén fut.',
  mismatchHelp: 'Töltsd újra, és rendben lesz. A helyed megmarad, semmi sem vész el.',
  reload: 'Újratöltöm',
  ok: 'Van kapcsolat',
  network: {
    other:
      'Megváltozott a hálózat. A QR már az új címet mutatja; aki a régin volt, írja be a rövid kódot, vagy olvassa be újra.',
    gone: 'Ez a gép nincs hálózaton. A telefonok visszatérnek, ha újra lesz.',
    back: 'Ez a gép megint hálózaton van. A QR a címét mutatja.',
  },
}

export const elsewhere: Words['elsewhere'] = {
  open: 'Nem kapcsolódik újra?',
  title: 'Kapcsolódás egy másik címen',
  tryAt: (address) => `Megpróbálom itt: ${address}`,
  help: 'Ha a házigazda gépe új címet kapott, írd be a rövid kódot vagy a címet, amit most a képernyője mutat. A helyed megmarad.',
  address: 'Rövid kód vagy cím',
  bad: 'Ez se nem rövid kód, se nem cím.',
  go: 'Odamegyek',
  code: (code) => `Rövid kód: ${code}`,
}

export const notice: Words['notice'] = {
  moved: (name) => `${name} átült egy másik eszközre`,
  codeUsed: (name) => `${name} helye a házigazda kódjával új eszközre került, a régiek kiléptek`,
  letIn: (name) => `${name} egy másik eszközzel jött vissza, beengedték`,
  kicked: (name) => `${name} már nem ül az asztalnál`,
  hosts: (name) => `Mostantól ${name} a házigazda`,
  standIn: (name) => `${name} helyett bot játszik`,
  tookOver: (name) => `${name} beült egy bot helyére`,
  closed: (name) => `${name} nem vár tovább a válaszokra`,
  slept: () => 'Ez a gép aludt. A többiek maguktól visszatérnek.',
}

export const crowd: Words['crowd'] = {
  joined: (names) => `${list(names)} megérkezett`,
  left: (names) => `${list(names)} elment az asztaltól`,
  away: (names) => `${list(names)} most nincs itt`,
  back: (names) => `${list(names)} visszajött`,
}
