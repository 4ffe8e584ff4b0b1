/** Party names: what players call theirs, and ideas for those who can't think of one, bots included. */
import type { Seat } from '../../../engine/core/contract'
import type { Language } from '../../match/contract'
import type { ElectionStage } from './types'

export const sides: Readonly<Record<Language, { readonly label: string; readonly ideas: readonly string[] }>> = {
  hu: {
    label: 'A pártod neve',
    ideas: [
      'Lángos Liga',
      'Hosszú Hétvége Párt',
      'Pontos Vonat Unió',
      'Kisfröccs Koalíció',
      'Déli Szieszta Mozgalom',
      'Két Gombóc Szövetség',
      'Örök Nyár Egylet',
      'Kovászos Front',
      'Rendes Szomszédok Köre',
      'Vasárnapi Ebéd Tömörülés',
    ],
  },
  en: {
    label: 'Your party’s name',
    ideas: [
      'Second Helpings Party',
      'Longer Weekends League',
      'On-Time Trains Union',
      'Afternoon Nap Movement',
      'Good Neighbours Circle',
      'Two Scoops Alliance',
      'Endless Summer Society',
      'Sunday Lunch Coalition',
      'Sourdough Front',
      'Dry Socks Democrats',
    ],
  },
}

/** A party without a name goes by its player's; a bot's by an idea the other party doesn't use. */
export function partyOf(stage: Pick<ElectionStage, 'faces' | 'language'>, seat: Seat): string {
  const face = stage.faces[seat]
  if (!face?.bot) return face?.side ?? face?.name ?? ''
  const taken = stage.faces[1 - seat]?.side
  const ideas = sides[stage.language].ideas.filter((one) => one !== taken)
  return ideas[seat]
}
