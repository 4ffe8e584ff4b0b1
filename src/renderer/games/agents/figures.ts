/** The twelve agents' names, by agent number. Their portraits are in `art`. */
import type { Language } from '../../match/contract'

export const agentNames: Readonly<Record<Language, readonly string[]>> = {
  hu: ['Róka', 'Bagoly', 'Nyúl', 'Szarvas', 'Denevér', 'Holló', 'Kígyó', 'Medve', 'Cápa', 'Kos', 'Pók', 'Hattyú'],
  en: ['Fox', 'Owl', 'Hare', 'Stag', 'Bat', 'Raven', 'Snake', 'Bear', 'Shark', 'Ram', 'Spider', 'Swan'],
}
