/** The twelve agents, by agent number. Their portraits are in `art`. */
import type { Language } from '../../match/contract'

/** What people call them. */
export const agentNames: Readonly<Record<Language, readonly string[]>> = {
  hu: ['Róka', 'Bagoly', 'Nyúl', 'Szarvas', 'Denevér', 'Holló', 'Kígyó', 'Medve', 'Cápa', 'Kos', 'Pók', 'Hattyú'],
  en: ['Fox', 'Owl', 'Hare', 'Stag', 'Bat', 'Raven', 'Snake', 'Bear', 'Shark', 'Ram', 'Spider', 'Swan'],
}

const looks = ['fox', 'owl', 'hare', 'stag', 'bat', 'raven', 'snake', 'bear', 'shark', 'ram', 'spider', 'swan']

/** What an agent is called in `data-look`, whatever its name. */
export const lookOfAgent = (agent: number): string => looks[agent]
