/** A stage that only shows a position: it asks nothing, plays nothing and can't be tapped. */
import type { AnyPresentation, AnyStage } from './contract'

export type Position = Pick<
  AnyStage,
  'view' | 'seat' | 'step' | 'heard' | 'faces' | 'names' | 'language' | 'outcome' | 'layout'
>

const nothing = () => {}

export function stillStage(position: Position, presentation: Pick<AnyPresentation, 'createDraft'>): AnyStage {
  return {
    ...position,
    prompt: null,
    asked: [],
    events: [],
    still: true,
    past: true,
    open: null,
    sending: false,
    suspense: false,
    draft: presentation.createDraft(),
    send: nothing,
    blocked: nothing,
    ended: nothing,
    showRule: nothing,
    sound: nothing,
  }
}
