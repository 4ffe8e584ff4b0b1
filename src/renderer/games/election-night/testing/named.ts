import { regions } from '../../../../engine/games/election-night/board'
import type { NamedIn } from '../../../match/testing/named'

export const named: NamedIn = (text) => regions.filter(({ name }) => text.includes(name)).map(({ id }) => id)
