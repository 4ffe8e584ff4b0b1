/** Where the places stand in the two compositions of the street, in the units of their pictures. */
import type { Place } from '../../../engine/games/dice-town/facts'
import tallArt from './art/tall.svg'
import wideArt from './art/wide.svg'

/** A front's foot, and how large it is drawn. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Street {
  readonly art: string
  /** The part in which everything of use lies; the picture has more sky above it. */
  readonly width: number
  readonly height: number
  /** The picture's own height, and where its bottom lies below the part. */
  readonly picture: number
  readonly below: number
  readonly spots: Readonly<Record<Place, Spot>>
}

const low = 0.378

export const tall: Street = {
  art: tallArt,
  width: 360,
  height: 296,
  picture: 700,
  below: 4,
  spots: {
    mine: { x: 44, y: 128, scale: low },
    bank: { x: 128, y: 128, scale: low },
    stagecoach: { x: 219, y: 128, scale: low },
    store: { x: 315, y: 128, scale: low },
    saloon: { x: 44, y: 264, scale: low },
    sheriff: { x: 127, y: 264, scale: low },
    townHall: { x: 233, y: 264, scale: low },
    doc: { x: 316, y: 264, scale: low },
  },
}

export const wide: Street = {
  art: wideArt,
  width: 1920,
  height: 700,
  picture: 820,
  below: 20,
  spots: {
    mine: { x: 120, y: 608, scale: 1.057 },
    bank: { x: 356, y: 601, scale: 1.042 },
    stagecoach: { x: 600, y: 597, scale: 1.033 },
    store: { x: 846, y: 596, scale: 1.03 },
    saloon: { x: 1084, y: 598, scale: 1.034 },
    sheriff: { x: 1322, y: 602, scale: 1.044 },
    townHall: { x: 1560, y: 609, scale: 1.06 },
    doc: { x: 1798, y: 619, scale: 1.082 },
  },
}

/** A front's box in its own units: the foot is at 0, 0. */
export const front = { left: -110, top: -296, width: 220, height: 356 }

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

/** A place's box as a style, in parts of the street. */
export function boxOf({ width, height, spots }: Street, place: Place): string {
  const { x, y, scale } = spots[place]
  const left = percent(x + front.left * scale, width)
  const top = percent(y + front.top * scale, height)
  return `left:${left};top:${top};width:${percent(front.width * scale, width)};height:${percent(front.height * scale, height)}`
}

/** The middle of a front, for the light that falls on it. */
export function middleOf({ width, height, spots }: Street, place: Place): string {
  const { x, y, scale } = spots[place]
  return `--x:${percent(x, width)};--y:${percent(y - 120 * scale, height)}`
}

/** How the sign is painted: board and turn as in the picture. */
export const signs: Readonly<Record<Place, { readonly ink: string; readonly turn: number }>> = {
  mine: { ink: '#ffe2a3', turn: -1.2 },
  bank: { ink: '#f8e6b4', turn: 0 },
  stagecoach: { ink: '#ffe3ae', turn: 0.8 },
  store: { ink: '#23371f', turn: 0 },
  saloon: { ink: '#ffd98a', turn: 0 },
  sheriff: { ink: '#3a2113', turn: 0 },
  townHall: { ink: '#f7e8c6', turn: 0 },
  doc: { ink: '#741a1c', turn: -2.2 },
}

/** Outlines of the fronts, lit while their place is settled. */
export const outlines: Readonly<Record<Place, string>> = {
  mine: 'M-112 0L-110-70-96-118-104-150-84-206-60-222-46-262-20-270 4-292 34-276 50-246 78-230 92-180 104-150 100-100 112-60 113 0',
  bank: 'M-100-30V-196H-110V-210L0-288 110-210V-196H100V-30',
  stagecoach: 'M-107 4-104-206-118-206V-226H118V-206H104L107 4',
  store: 'M-103-30V-226H-70V-250H-42V-278H42V-250H70V-226H103V-30',
  saloon: 'M-104-30V-232H-86Q-58-234-50-258Q-34-290 0-290T50-258Q58-234 86-232H104V-30',
  sheriff: 'M-99-30V-238H-107V-254H-44V-284H44V-254H107V-238H99V-30',
  townHall: 'M-102-30V-202H-112V-214L-40-238V-268H-48L0-314 48-268H40V-238L112-214V-202H102V-30',
  doc: 'M-90-30L-97-206-112-200-6-290 10-284 110-204 96-204 94-30',
}
