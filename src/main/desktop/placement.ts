/** Window positions: saved, and corrected when a display is gone. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Placement {
  readonly box: Box
  readonly maximized: boolean
  readonly fullScreen: boolean
}

/** Displays by their usable area, the primary one first. */
export type Displays = readonly [Box, ...Box[]]

/** `home`, `screen`, `about`, or `seat` with its number. */
export type Place = string

const sizes = {
  home: { width: 1180, height: 780 },
  seat: { width: 1180, height: 780 },
  screen: { width: 1280, height: 720 },
  about: { width: 560, height: 680 },
}

/** How much of a window's top edge must be on a display for a person to grab it. */
const grip = { width: 120, height: 40 }

/** Where a window opens. The shared screen fills a second display if there is one. */
export function placeWindow(place: Place, saved: Placement | null, displays: Displays): Placement {
  const kind = place === 'home' || place === 'screen' || place === 'about' ? place : 'seat'
  const [primary, second] = displays
  /** Whether its display is still connected. */
  const stands = saved !== null && holds(displays, saved.box)
  const movedByHand = stands && !saved.fullScreen
  if (kind === 'screen' && second && !movedByHand) {
    const area = saved && second && holds(displays.slice(1), saved.box) ? nearest(saved.box, displays.slice(1)) : second
    return { box: centred(sizes.screen, area), maximized: false, fullScreen: saved?.fullScreen ?? true }
  }
  if (!saved) {
    const steps = kind === 'seat' ? (Number(/\d+$/.exec(place)?.[0] ?? 1) % 8) * 32 : 0
    const box = centred(sizes[kind], primary)
    return { box: fit({ ...box, x: box.x + steps, y: box.y + steps }, primary), maximized: false, fullScreen: false }
  }
  if (!stands) return { box: fit(centred(saved.box, primary), primary), maximized: saved.maximized, fullScreen: false }
  return { ...saved, box: fit(saved.box, nearest(saved.box, displays)) }
}

function holds(displays: readonly Box[], { x, y, width }: Box): boolean {
  return displays.some((area) => {
    const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
    return across >= grip.width && y >= area.y - 1 && y + grip.height <= area.y + area.height
  })
}

function centred(size: { readonly width: number; readonly height: number }, area: Box): Box {
  const width = Math.min(size.width, area.width)
  const height = Math.min(size.height, area.height)
  const x = area.x + Math.floor((area.width - width) / 2)
  return { x, y: area.y + Math.floor((area.height - height) / 2), width, height }
}

/** Shrinks a box to fit the display. A box that fits stays where the person put it. */
function fit(box: Box, area: Box): Box {
  const width = Math.min(box.width, area.width)
  const height = Math.min(box.height, area.height)
  if (width === box.width && height === box.height) return box
  const x = Math.max(area.x, Math.min(box.x, area.x + area.width - width))
  return { x, y: Math.max(area.y, Math.min(box.y, area.y + area.height - height)), width, height }
}

function nearest(box: Box, areas: readonly Box[]): Box {
  const overlap = (area: Box): number =>
    Math.max(0, Math.min(box.x + box.width, area.x + area.width) - Math.max(box.x, area.x)) *
    Math.max(0, Math.min(box.y + box.height, area.y + area.height) - Math.max(box.y, area.y))
  return areas.reduce((best, area) => (overlap(area) > overlap(best) ? area : best))
}

export interface PlacementFile {
  recall(place: Place): Placement | null
  keep(place: Place, placement: Placement): void
}

/** Placements in a small file; an unreadable one counts as none. */
export function placementFile(file: string): PlacementFile {
  const known = new Map<Place, Placement>()
  try {
    const raw: unknown = JSON.parse(readFileSync(file, 'utf8'))
    for (const [place, value] of Object.entries(raw as object)) {
      const placement = readPlacement(value)
      if (placement) known.set(place, placement)
    }
  } catch {
    known.clear()
  }
  return {
    recall: (place) => known.get(place) ?? null,
    keep(place, placement) {
      known.set(place, placement)
      try {
        writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(known)))
        renameSync(`${file}.new`, file)
      } catch {
        // Not worth bothering anyone about.
      }
    },
  }
}

function readPlacement(raw: unknown): Placement | null {
  const { box, maximized, fullScreen } = (raw ?? {}) as Partial<Placement>
  const { x, y, width, height } = (box ?? {}) as Partial<Box>
  const whole = [x, y, width, height].every((value) => Number.isSafeInteger(value) && Math.abs(value as number) < 1e5)
  if (!whole || (width as number) < 100 || (height as number) < 100) return null
  return { box: box as Box, maximized: maximized === true, fullScreen: fullScreen === true }
}
