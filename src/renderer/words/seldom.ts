/** Words that few pages need. Those carry them in both languages, so that no other page loads them. */
import { about as enAbout } from './en/about'
import { past as enPast } from './en/past'
import { about as huAbout } from './hu/about'
import { past as huPast } from './hu/past'

export const seldom = {
  en: { about: enAbout, past: enPast },
  hu: { about: huAbout, past: huPast },
}
