/** The one game that a saved match is of: the build puts it in. */
declare module 'virtual:saved-game' {
  import type { AnyRules } from '../../engine/core/contract'
  import type { AnyPresentation } from '../match/contract'
  export const presentation: AnyPresentation
  export const rules: AnyRules
}
