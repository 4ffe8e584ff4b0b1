/** Positions as pictures, drawn by a game's own board. */
import type { AnyTeaching } from '../../../engine/core/lesson'
import type { AnyPicture } from '../../../engine/core/pictures'
import { viewOf } from '../../../engine/core/views'
import type { AnyPresentation, AnyStage, Language } from '../../match/contract'
import { stillStage } from '../../match/stillStage'
import { castOf, withLearner } from '../frame/cast'

export function pictureStage(
  presentation: AnyPresentation,
  picture: AnyPicture,
  names: AnyTeaching['names'],
  language: Language,
): AnyStage {
  const { world } = picture.start()
  const seat = picture.seat ?? null
  const called = withLearner(castOf(names, language, world.own.length), 0, '')
  const faces = called.map((name, at) => ({
    ...{ seat: at, name, avatar: null, side: null },
    ...{ bot: false, here: true, standIn: false },
  }))
  const view = viewOf(world, seat)
  return stillStage(
    { view, seat, step: 1, heard: [], faces, names: called, language, outcome: null, layout: 'phone' },
    presentation,
  )
}
