/** The one game that a shared match is of: the build puts it in. */
declare module 'virtual:shared-game' {
  import type { AnyRules } from '../../engine/core/contract'
  import type { AnyScreen } from '../match/contract'
  export const screen: AnyScreen
  export const rules: AnyRules
}
