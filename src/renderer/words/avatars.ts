/** What the faces are called, for those who can't see them. */
import type { Avatar } from '../../protocol/avatars'
import type { Language } from './language'

type AvatarNames = Readonly<Record<Avatar, string>>

const en: AvatarNames = {
  bun: 'Bun',
  curls: 'Curls',
  beard: 'Beard',
  glasses: 'Glasses',
  hat: 'Hat',
  pigtails: 'Pigtails',
  beanie: 'Bobble hat',
  moustache: 'Moustache',
  bob: 'Bob',
  crest: 'Mohawk',
  scarf: 'Headscarf',
  headphones: 'Headphones',
  topHat: 'Top hat',
  chef: 'Chef',
  turban: 'Turban',
  cap: 'Cap',
  longHair: 'Long hair',
  bow: 'Bow',
  spikes: 'Spikes',
  pirate: 'Pirate',
  granny: 'Grandma',
  flower: 'Flower',
  beret: 'Beret',
  hood: 'Hood',
}

const hu: AvatarNames = {
  bun: 'Konty',
  curls: 'Göndör haj',
  beard: 'Szakáll',
  glasses: 'Szemüveg',
  hat: 'Kalap',
  pigtails: 'Copfok',
  beanie: 'Bojtos sapka',
  moustache: 'Bajusz',
  bob: 'Bubifrizura',
  crest: 'Taraj',
  scarf: 'Fejkendő',
  headphones: 'Fejhallgató',
  topHat: 'Cilinder',
  chef: 'Szakács',
  turban: 'Turbán',
  cap: 'Baseballsapka',
  longHair: 'Hosszú haj',
  bow: 'Masni',
  spikes: 'Tüskés haj',
  pirate: 'Kalóz',
  granny: 'Nagyi',
  flower: 'Virág a hajban',
  beret: 'Svájcisapka',
  hood: 'Kapucni',
}

export const avatarNames: Readonly<Record<Language, AvatarNames>> = { en, hu }
