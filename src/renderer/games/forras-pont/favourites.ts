/** Sheets that this browser remembers for a player: those they have kept, and the one they handed in last. */
import type { Sheet } from '../../../engine/games/forras-pont/facts'
import { readSheet, writeSheet } from '../../../engine/games/forras-pont/notation'
import { keep, noteKey, recall } from '../../device/keep'

const kept = 'asztal.forras-pont.sheets'
const lastOne = 'asztal.forras-pont.last'
const most = 8

function read(text: string): Sheet | null {
  try {
    const sheet = readSheet(text)
    return sheet.length === 9 && new Set(sheet).size === 9 ? sheet : null
  } catch {
    return null
  }
}

export function favourites(): readonly Sheet[] {
  return (recall(noteKey(kept)) ?? '')
    .split('\n')
    .map(read)
    .filter((sheet) => sheet !== null)
}

export function isFavourite(sheet: Sheet): boolean {
  return favourites().some((one) => one.join() === sheet.join())
}

/** Adds a sheet, newest first; the oldest are forgotten. */
export function addFavourite(sheet: Sheet): void {
  const others = favourites().filter((one) => one.join() !== sheet.join())
  keep(noteKey(kept), [sheet, ...others].slice(0, most).map(writeSheet).join('\n'))
}

export function removeFavourite(sheet: Sheet): void {
  const others = favourites().filter((one) => one.join() !== sheet.join())
  keep(noteKey(kept), others.map(writeSheet).join('\n'))
}

export function lastSheet(): Sheet | null {
  const text = recall(noteKey(lastOne))
  return text === null ? null : read(text)
}

export function rememberSheet(sheet: Sheet): void {
  keep(noteKey(lastOne), writeSheet(sheet))
}
