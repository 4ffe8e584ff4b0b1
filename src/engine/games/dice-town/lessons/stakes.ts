/** The places of the town in words: where they are, and what they would bring. */
import { both, type InBoth } from '../../../core/manifest'
import type { Place, Table } from '../facts'

export const placeAt: Readonly<Record<Exclude<Place, 'stagecoach'>, InBoth>> = {
  mine: both('a bányánál', 'at the mine'),
  bank: both('a banknál', 'at the bank'),
  store: both('a boltnál', 'at the store'),
  saloon: both('a szalonnál', 'at the saloon'),
  sheriff: both('a seriffnél', 'at the sheriff’s'),
  townHall: both('a városházánál', 'at the town hall'),
  doc: both('a dokinál', 'at the doc’s'),
}

/** What a tied place would bring, in words. */
export function stakeOf(table: Table, place: Exclude<Place, 'stagecoach'>): InBoth {
  switch (place) {
    case 'bank':
      return both(`${table.bank} dollár`, `$${table.bank}`)
    case 'sheriff':
      return both('a jelvény, 5 pont', 'the badge, 5 points')
    case 'townHall':
      return both('ingatlan', 'property')
    case 'mine':
      return both('arany a bányából', 'gold from the mine')
    case 'store':
      return both('egy boltlap', 'a store card')
    case 'saloon':
      return both('egy lopott lap', 'a stolen card')
    case 'doc':
      return both('egy látogatás a dokinál', 'a visit to the doc')
    default:
      return place satisfies never
  }
}
