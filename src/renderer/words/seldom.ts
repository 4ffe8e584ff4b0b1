/** Words that few pages need. Those carry them in both languages, so that no other page loads them. */
import { about as enAbout } from './en/about'
import { past as enPast } from './en/past'
import { replay as enReplay, share as enShare } from './en/replay'
import { about as huAbout } from './hu/about'
import { past as huPast } from './hu/past'
import { replay as huReplay, share as huShare } from './hu/replay'

export const seldom = {
  en: { about: enAbout, past: enPast, replay: enReplay, share: enShare },
  hu: { about: huAbout, past: huPast, replay: huReplay, share: huShare },
}
