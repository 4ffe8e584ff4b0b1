/** What everyone must know of a game before the game itself is loaded: light enough for a phone's first page. */
export interface Manifest<Id extends string = string> {
  readonly id: Id
  /** Its place on the shelf; the lowest stands first. */
  readonly shelf: number
  /** From 2 to 6: there are six colours for seats. */
  readonly seats: { readonly min: number; readonly max: number }
  readonly name: InBoth
  /** One line for the shelf. */
  readonly tagline: InBoth
  /** How long a match usually takes, from and to. */
  readonly minutes: readonly [number, number]
  /** How much there is to learn: 1 is a card game for children, 5 an evening of reading. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** What its rules are numbered with: two capital letters. */
  readonly rulePrefix: string
  /** Colour of its cloth, and of its box on the shelf. */
  readonly cloth: string
  /**
   * What its box shows: SVG in a frame of 180 × 120, on the cloth. Boxes of other shapes cut it; what lies between 60 and
   * 180 across and between 27 and 93 down is always in sight.
   */
  readonly emblem: string
  /** Nothing is ever hidden in it: a device that is passed round needs no cover between turns. */
  readonly open: boolean
  /** Options for someone's first match against bots, where the game can help newcomers. */
  readonly firstMatch?: Readonly<Record<string, string | number | boolean>>
}

/** A text in both languages. */
export interface InBoth {
  readonly hu: string
  readonly en: string
}

export const both = (hu: string, en: string): InBoth => ({ hu, en })

/** Keeps a manifest's id as a literal type, so that registries can be total. */
export function manifestOf<const Id extends string>(manifest: Manifest<Id>): Manifest<Id> {
  return manifest
}
