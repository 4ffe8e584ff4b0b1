/** Sheets this browser remembers for a player: their favourites, and the one they handed in last. */
import type { Sheet } from '../../../engine/games/forras-pont/facts'
import { isWholeSheet } from '../../../engine/games/forras-pont/laying'
import { sheetNamed, sheetText } from '../../../engine/games/forras-pont/notation'
import { keep, noteKey, recall } from '../../device/keep'

const favouritesKey = 'asztal.forras-pont.sheets'
const lastKey = 'asztal.forras-pont.last'
const most = 8

function wholeSheetNamed(text: string): Sheet | null {
  const sheet = sheetNamed(text)
  return sheet !== null && isWholeSheet(sheet) ? sheet : null
}

export function sameSheet(one: Sheet, other: Sheet): boolean {
  return one.join() === other.join()
}

/** Favourites from the text they are stored as; what can't be read is left out. */
export function favouritesFrom(text: string): readonly Sheet[] {
  return text
    .split('\n')
    .map(wholeSheetNamed)
    .filter((sheet) => sheet !== null)
}

export function favouritesText(sheets: readonly Sheet[]): string {
  return sheets.map(sheetText).join('\n')
}

/** With a sheet added, newest first; the oldest are forgotten. */
export function withFavourite(sheets: readonly Sheet[], sheet: Sheet): readonly Sheet[] {
  return [sheet, ...withoutFavourite(sheets, sheet)].slice(0, most)
}

export function withoutFavourite(sheets: readonly Sheet[], sheet: Sheet): readonly Sheet[] {
  return sheets.filter((one) => !sameSheet(one, sheet))
}

export function favourites(): readonly Sheet[] {
  return favouritesFrom(recall(noteKey(favouritesKey)) ?? '')
}

export function keepFavourites(sheets: readonly Sheet[]): void {
  keep(noteKey(favouritesKey), favouritesText(sheets))
}

export function lastSheet(): Sheet | null {
  const text = recall(noteKey(lastKey))
  return text === null ? null : wholeSheetNamed(text)
}

export function rememberSheet(sheet: Sheet): void {
  keep(noteKey(lastKey), sheetText(sheet))
}
