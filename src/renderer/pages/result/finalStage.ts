/** The final table as a picture: the stage as it ended, asking and playing nothing. */
import type { AnyScreen, AnyStage } from '../../match/contract'

type Ended = Pick<AnyStage, 'view' | 'step' | 'heard' | 'faces' | 'names' | 'language' | 'outcome'>

const nothing = () => {}

export function finalStage(ended: Ended, screen: Pick<AnyScreen, 'createDraft'>, big: boolean): AnyStage {
  const { view, step, heard, faces, names, language, outcome } = ended
  return {
    ...{ view, step, heard, faces, names, language, outcome },
    seat: null,
    prompt: null,
    asked: [],
    events: [],
    layout: big ? 'screen' : 'phone',
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
