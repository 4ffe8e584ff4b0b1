/** Positions as pictures, drawn by a game's own board. */
import type { AnyTeaching } from '../../../engine/core/lesson'
import { viewOf } from '../../../engine/core/views'
import type { AnyScreen, AnyStage, Language } from '../../match/contract'
import { stillStage } from '../../match/stillStage'
import { castOf } from '../frame/cast'

export type AnyPicture = AnyTeaching['pictures'][number]

export function pictureStage(
  screen: AnyScreen,
  picture: AnyPicture,
  names: AnyTeaching['names'],
  language: Language,
): AnyStage {
  const { world } = picture.start()
  const seat = picture.seat ?? null
  const called = castOf(names, language, world.own.length)
  const faces = called.map((name, at) => ({
    ...{ seat: at, name, avatar: null, side: null },
    ...{ bot: false, here: true, standIn: false },
  }))
  const view = viewOf(world, seat)
  return stillStage(
    { view, seat, step: 1, heard: [], faces, names: called, language, outcome: null, layout: 'phone' },
    screen,
  )
}

/** The pictures that stand at a rule. */
export function picturesAt(pictures: readonly AnyPicture[], rule: string): AnyPicture[] {
  return pictures.filter((one) => one.rule === rule)
}

/** Which lesson's step teaches a rule, basic lessons first. */
export function taughtBy(
  lessons: AnyTeaching['lessons'],
  rule: string,
): { readonly lesson: string; readonly step: string } | null {
  const steps = lessons.flatMap((lesson) => lesson.steps.map((step) => ({ lesson, step })))
  const found = steps.filter(({ step }) => step.rules.includes(rule))
  const best = found.find(({ lesson }) => !lesson.extra) ?? found[0]
  return best === undefined ? null : { lesson: best.lesson.id, step: best.step.id }
}
