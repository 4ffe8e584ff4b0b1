import type { Event } from '../events'
import { Books } from './bystander/books'
import { hearEnd } from './bystander/end'
import { hearPlaces } from './bystander/places'
import { hearThrowing } from './bystander/throwing'
import { hearTies } from './bystander/ties'

/**
 * A bystander who knows the rulebook and nothing of the engine: listens to what everyone is told, keeps books, predicts
 * who wins what, and throws as soon as something differs.
 */
export class Bystander extends Books {
  hear(event: Event): void {
    hearThrowing(this, event)
    hearTies(this, event)
    hearPlaces(this, event)
    hearEnd(this, event)
  }
}
