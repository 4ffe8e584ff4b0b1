/**
 * The board: seven regions with their fields and mandates.
 *
 * Partly reconstructed, because the rulebook's picture is lost. Its text gives some of the regions' names, 5 to 7 fields
 * each, and 5 + 2 mandates for Észak-Magyarország; its scoring example has another region of 5 + 2 and one of 7. The
 * rest is the best fit: simple = fields, extra = fields − 3. A better source would change this file only.
 */

export type RegionId = 'KM' | 'EM' | 'EA' | 'DA' | 'DD' | 'KD' | 'ND'

export interface Region {
  readonly id: RegionId
  readonly name: string
  readonly fields: number
  /** Mandates for a simple victory. */
  readonly simple: number
  /** Additional mandates for a total victory. */
  readonly extra: number
}

export const regions: readonly Region[] = [
  { id: 'KM', name: 'Közép-Magyarország', fields: 5, simple: 5, extra: 2 },
  { id: 'EM', name: 'Észak-Magyarország', fields: 5, simple: 5, extra: 2 },
  { id: 'EA', name: 'Észak-Alföld', fields: 7, simple: 7, extra: 4 },
  { id: 'DA', name: 'Dél-Alföld', fields: 7, simple: 7, extra: 4 },
  { id: 'DD', name: 'Dél-Dunántúl', fields: 6, simple: 6, extra: 3 },
  { id: 'KD', name: 'Közép-Dunántúl', fields: 6, simple: 6, extra: 3 },
  { id: 'ND', name: 'Nyugat-Dunántúl', fields: 6, simple: 6, extra: 3 },
]

/** The first field of each region. Fields are numbered from 0 through all regions. */
export const firstField: readonly number[] = regions.map((_, at) =>
  regions.slice(0, at).reduce((sum, region) => sum + region.fields, 0),
)

export const fieldCount = regions.reduce((sum, region) => sum + region.fields, 0)

/** The index of the region each field lies in. */
export const regionOf: readonly number[] = regions.flatMap((region, at) => Array<number>(region.fields).fill(at))
