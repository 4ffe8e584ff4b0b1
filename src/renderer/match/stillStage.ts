/** A stage that only shows a position: it asks nothing, plays nothing and can't be tapped. */
import type { AnyScreen, AnyStage } from './contract'

export type Position = Pick<
  AnyStage,
  'view' | 'seat' | 'step' | 'heard' | 'faces' | 'names' | 'language' | 'outcome' | 'layout'
>

const nothing = () => {}

export function stillStage(position: Position, screen: Pick<AnyScreen, 'createDraft'>): AnyStage {
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
    draft: screen.createDraft(),
    send: nothing,
    blocked: nothing,
    ended: nothing,
    showRule: nothing,
    sound: nothing,
  }
}
