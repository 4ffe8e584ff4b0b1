/** What the app says outside its pages: in the terminal, in menus and in dialogs. */

export type Language = 'hu' | 'en'

export const languages: readonly Language[] = ['hu', 'en']

/** Hungarian where the system is set to it, otherwise English. */
export function languageOf(locale: string | undefined): Language {
  return /^hu\b/i.test(locale ?? '') || /^hu_/i.test(locale ?? '') ? 'hu' : 'en'
}

/** A terminal's language by POSIX precedence of its variables; without them, the system's. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  return languageOf(
    env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || Intl.DateTimeFormat().resolvedOptions().locale,
  )
}

const hu = {
  usage:
    'Használat: npm start -- [--headless] [--port N] [--data MAPPA] [--no-announce] [--help]\n' +
    '  --headless     ablak nélkül: cím és QR-kód a terminálban\n' +
    '  --port N       a kívánt port, különben 7400 (ha foglalt, a következő szabad)\n' +
    '  --data MAPPA   hol legyenek az asztalok\n' +
    '  --no-announce  ne hirdesse magát a hálózaton (mDNS)\n' +
    '  --help         ez a súgó',
  badArguments: (what: string) => `Ezt a paramétert nem értem: ${what}`,
  scan: 'Telefonról: ugyanaz a wifi, aztán a QR-kód vagy ez a cím. Leállítás: Ctrl-C.',
  alsoAt: 'Más hálózaton:',
  noNetwork: 'Nincs hálózat: csak ez a számítógép éri el. Kapcsold be a wifit, és az új cím itt is megjelenik.',
  newAddress: 'Megváltozott a hálózat, az új cím:',
  portTaken: (wanted: number, port: number) => `Foglalt port: ${wanted}. Helyette: ${port}.`,
  dataInUse: (pid: number, file: string) =>
    `Az Asztal már fut ezzel az adatmappával${pid > 0 ? ` (folyamat: ${pid})` : ''}. ` +
    `Használd azt, vagy adj meg másik mappát: --data MAPPA. Ha biztosan nem fut, töröld ezt a fájlt: ${file}`,
  badFolder: (folder: string, why: string) =>
    `Ez az adatmappa nem használható: ${folder} (${why}). Adj meg egy olyat, ahová írhatsz: --data MAPPA`,
  offer: (table: string, from: string, number: string) =>
    `\n„${table}” ide költözne erről a gépről: ${from}. A száma ${number}; a házigazda ugyanezt látja. Jöhet? (i/n)`,
  diskFull: (folder: string) =>
    `Betelt a lemez, ahol ez van: ${folder}. Ami megvan, az látszik, de új lépést nem tudok elmenteni, amíg nem szabadítasz fel helyet.`,
  cannotStart: (why: string) => `Az Asztal nem tud elindulni: ${why}`,
  stopping: 'Leállok… (még egy Ctrl-C: azonnal)',
  stopped: 'Kész. Az asztalok megmaradtak.',
  crashed: (why: string, log: string) =>
    `Váratlan hiba: ${why}\nAz asztalok a lemezen vannak, indítsd újra az Asztalt. A részletek itt vannak: ${log}`,
}

export type Words = typeof hu

const en: Words = {
  usage:
    'Usage: npm start -- [--headless] [--port N] [--data FOLDER] [--no-announce] [--help]\n' +
    '  --headless     no window: address and QR code in the terminal\n' +
    '  --port N       the port to use, otherwise 7400 (the next free one if it is taken)\n' +
    '  --data FOLDER  where tables are kept\n' +
    '  --no-announce  do not advertise on the network (mDNS)\n' +
    '  --help         this page',
  badArguments: (what) => `I don't understand this argument: ${what}`,
  scan: 'On a phone: join the same Wi-Fi, then scan the QR code or type this address. Ctrl-C stops.',
  alsoAt: 'On other networks:',
  noNetwork: 'No network: only this computer can reach it. Turn Wi-Fi on and the new address shows up here.',
  newAddress: 'The network has changed, the new address:',
  portTaken: (wanted, port) => `Port ${wanted} is taken, using ${port}.`,
  dataInUse: (pid, file) =>
    `Asztal is already running with this data folder${pid > 0 ? ` (process ${pid})` : ''}. ` +
    `Use that one, or name another folder: --data FOLDER. If you are sure it isn't running, delete this file: ${file}`,
  badFolder: (folder, why) =>
    `This data folder can't be used: ${folder} (${why}). Name one you can write to: --data FOLDER`,
  offer: (table, from, number) =>
    `\n“${table}” wants to move here from ${from}. Its number is ${number}; the table’s host sees the same. Take it? (y/n)`,
  diskFull: (folder) =>
    `The disk with ${folder} is full. You can see what is there, but no new move can be saved until you free some space.`,
  cannotStart: (why) => `Asztal can't start: ${why}`,
  stopping: 'Stopping… (Ctrl-C again: at once)',
  stopped: 'Done. The tables are kept.',
  crashed: (why, log) => `Unexpected error: ${why}\nThe tables are on disk; start Asztal again. Details are in ${log}`,
}

export const words: Readonly<Record<Language, Words>> = { hu, en }
