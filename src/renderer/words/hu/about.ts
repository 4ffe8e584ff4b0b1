import type { about as english } from '../en/about'

export const about: typeof english = {
  title: 'Az Asztal névjegye',
  trust: 'Mit lát a házigazda gépe?',
  trustText:
    'Az Asztal minden titkot megőriz a többi játékos elől. A házigazda gépén futó program viszont mindet ismeri, és aki azt a gépet kezeli, parti közben kiolvashatja őket: olyan legyen a házigazda, akiben megbíztok. A kockák keverésébe minden eszköz beleszól, és a végén ellenőrzi a partit, így az átírt dobás kiderül. Addig dobálni, amíg jó nem jön ki, senki sem tud, a házigazda sem; átalakított programmal viszont előre tudhatna egy-egy dobást.',
  version: 'Verzió',
  licence: 'Licenc',
  inside: 'A felhasznált csomagok és licenceik',
  unread: 'A licencek nem tölthetők be.',
}
