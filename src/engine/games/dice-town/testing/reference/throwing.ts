import type { Answer, Face, Prompt } from '../../facts'
import { mayBeOut, wanted } from './cards'
import { all, askAll, askOne, count, next, order, remove, sorted, within } from './state'
import type { Asked, Course, Reference } from './state'

/** I: everyone throws and keeps until the hands are full. */
export function* throwing(s: Reference): Course {
  s.dice = all(s).map(() => [])
  for (;;) {
    const last = s.dice.some((dice) => dice.length === 5)
    const throwers = all(s).filter((seat) => s.dice[seat].length < 5)
    if (throwers.length === 0) return
    const asked: Asked = new Map()
    for (const seat of throwers) {
      const dice = 5 - s.dice[seat].length
      const mightCheat = s.store[seat].length > 0 && mayBeOut(s, 'cheater')
      // One die and no money: it must be kept.
      if (!last && (dice > 1 || s.money[seat] > 0 || mightCheat))
        asked.set(seat, {
          prompt: { type: 'keep', dice, pays: s.money[seat] },
          legal: (answer) => answer.type === 'keep' && mayKeep(s, seat, answer),
        })
      else if (last && mightCheat)
        asked.set(seat, {
          prompt: { type: 'last', dice },
          legal: (answer) => answer.type === 'last' && mayCheat(s, seat, s.world.own[seat].thrown, answer.cheats),
        })
    }
    const answers = yield* askAll(s, asked)
    if (last) s.seen.add('last throw')
    yield* lift(s, throwers, answers)
  }
}

type Cheats = Extract<Answer, { type: 'last' }>['cheats']
function mayCheat(s: Reference, seat: number, dice: readonly Face[], cheats: Cheats): boolean {
  return (
    cheats.length <= count(s.store[seat], 'cheater') &&
    within(
      cheats.map((cheat) => cheat.from),
      dice,
    ) &&
    cheats.every((cheat) => cheat.from !== cheat.to)
  )
}

const price = (dice: number, brutes: number) => (dice === 0 ? 1 : Math.max(0, dice - 1 - brutes))

function mayKeep(s: Reference, seat: number, keep: Extract<Answer, { type: 'keep' }>): boolean {
  const { dice, brutes, cheats } = keep
  return (
    within(dice, s.world.own[seat].thrown) &&
    brutes <= count(s.store[seat], 'brute') &&
    brutes <= Math.max(0, dice.length - 1) &&
    mayCheat(s, seat, dice, cheats) &&
    price(dice.length, brutes) <= s.money[seat]
  )
}

function toStagecoach(s: Reference, seat: number, dollars: number) {
  s.money[seat] -= dollars
  s.stagecoach += dollars
}

function* lift(s: Reference, throwers: readonly number[], answers: ReadonlyMap<number, Answer>): Course {
  const { lifts } = next<{ lifts: { seat: number; dice: Face[] }[] }>(s, 'lifted')
  const lifted = all(s).map((): Face[] => [])
  const played: { seat: number; card: 'brute' | 'cheater'; from?: Face; to?: Face }[] = []
  for (const seat of throwers) {
    const answer = answers.get(seat)
    const shown = lifts.find((one) => one.seat === seat)!.dice
    lifted[seat] = answer?.type === 'keep' ? [...answer.dice] : [...shown]
    if (answer?.type !== 'keep' && shown.length !== 5 - s.dice[seat].length)
      throw new Error('not all of the last throw')
    if (answer?.type === 'keep') {
      for (let i = 0; i < answer.brutes; i++) played.push({ seat, card: 'brute' })
      toStagecoach(s, seat, price(answer.dice.length, answer.brutes))
    }
    if (answer?.type === 'keep' || answer?.type === 'last')
      for (const cheat of answer.cheats) played.push({ seat, card: 'cheater', ...cheat })
  }
  const stopped = yield* wanted(s, played as Extract<Prompt, { type: 'wanted' }>['played'])
  const good = played.filter((_, i) => i !== stopped)
  for (const one of good)
    if (one.card === 'cheater') {
      remove(lifted[one.seat], [one.from!])
      lifted[one.seat].push(one.to!)
    }
  if (stopped !== null && played[stopped].card === 'brute') {
    // A die is no longer free: it is paid now, or one goes back.
    const { seat } = played[stopped]
    if (s.money[seat] > 0) toStagecoach(s, seat, 1)
    else {
      s.seen.add('unpaid')
      let back = lifted[seat][0]
      if (new Set(lifted[seat]).size > 1) {
        const shown = sorted(lifted[seat])
        const answer = yield* askOne(
          s,
          seat,
          { type: 'giveBack', lifted: order.flatMap((face) => lifted[seat].filter((die) => die === face)) },
          (given) => given.type === 'giveBack' && shown.includes(given.die),
        )
        if (answer.type === 'giveBack') back = answer.die
      }
      remove(lifted[seat], [back])
    }
  }
  for (const seat of throwers) s.dice[seat].push(...lifted[seat])
}
