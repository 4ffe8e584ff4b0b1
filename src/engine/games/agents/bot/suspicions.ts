import { agentCount, seatCount } from '../facts'
import { indexOf } from './evidence'
import type { Inference } from './inference'
import { cashOf, cells, step } from './ledgers'
import type { State } from './state'

/** Less than this is as good as nothing. */
const leastChance = 0.01

/** The state with what was inferred about the others' ledgers in place of guesses. */
export function suspecting(state: State, me: number, { ledgers, shown }: Inference): State {
  const { on, sure, more, fall, cash } = state
  for (let seat = 0; seat < seatCount; seat++) {
    if (seat === me) continue
    cash[seat] = cashOf(ledgers, seat)
    for (let agent = 0; agent < agentCount; agent++) {
      if (state.at[agent] < 0) continue
      const i = indexOf(seat, agent)
      let any = 0
      let extra = 0
      for (let cell = 1; cell < cells; cell++) {
        if (cell * step <= shown[i] + step / 4) continue
        const weight = ledgers.weights[i * cells + cell]
        any += weight
        extra += weight * (cell * step - shown[i])
      }
      on[i] = shown[i] + extra
      sure[i] = shown[i]
      more[i] = any > leastChance ? any : 0
      fall[i] = any > leastChance ? any / extra : 1
    }
  }
  return { ...state, unseen: 'lumps' }
}
