/** The final table as a picture: the stage as it ended. */
import type { AnyPresentation, AnyStage } from '../../match/contract'
import { stillStage } from '../../match/stillStage'

type Ended = Pick<AnyStage, 'view' | 'step' | 'heard' | 'faces' | 'names' | 'language' | 'outcome'>

export function finalStage(ended: Ended, presentation: Pick<AnyPresentation, 'createDraft'>, big: boolean): AnyStage {
  const { view, step, heard, faces, names, language, outcome } = ended
  const layout = big ? 'screen' : 'phone'
  return stillStage({ view, seat: null, step, heard, faces, names, language, outcome, layout }, presentation)
}
