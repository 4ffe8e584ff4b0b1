import type { Answer, AnswerOf, Own, Prompt, Table, Theft } from '../../src/engine/games/dice-town/facts'
import { stoppableBy } from '../../src/engine/games/dice-town/cards/targets'
import { largestTheft } from '../../src/engine/games/dice-town/places/thefts'
import { openActions } from '../../src/engine/games/dice-town/places/openActions'
import { choice, main, tap, type Driver, type Tap } from './taps'

const seat = (at: number) => tap(`.panel [data-seat="${at}"]`)
const card = (which: string | number) => tap(`.panel [data-card="${which}"]`)
const pass = tap('.panel [data-pass]')
const times = (count: number, one: Tap): Tap[] => Array.from({ length: count }, () => one)
const cup: Tap = { css: '[data-cup]', unless: '.panel .under' }
/** Of equal dice the last one that isn't picked yet. */
const die = (face: string) => tap(`.panel .die[data-look="die-${face}"][aria-pressed="false"]`)
/** At most one die is turned by a cheater; `shown`: the dice as they stand in the row. */
const turned = ({ cheats }: AnswerOf<'keep' | 'last'>, shown: readonly string[]) =>
  cheats.flatMap(({ from, to }) => [tap('[data-cheat]', shown.indexOf(from)), tap(`[data-turn="${to}"]`)])

/** A tap on a victim offers the largest theft; less or more of each back is set by the steppers. */
function stolen({ victim, property, store }: Theft, table: Table, queens: number): Tap[] {
  const most = largestTheft(table, victim, queens)
  const step = (count: number, less: number) =>
    times(Math.abs(count), tap('.panel .step .btn', count < 0 ? less : less + 1))
  return [seat(victim), ...step(property - most.property, 0), ...step(store - most.store, 2), main]
}

function played(answer: AnswerOf<'play'>, prompt: Prompt, table: Table, me: number): readonly Tap[] {
  switch (answer.card) {
    case 'girls':
      return stolen(
        answer,
        table,
        prompt.type === 'window' && prompt.window.card === 'girls' ? prompt.window.queens : 0,
      )
    case 'elixir':
      return [choice(answer.action, openActions(table, me)), main]
    case 'wanted':
      return [choice(answer.against, prompt.type === 'wanted' ? stoppableBy(prompt.played, me) : []), main]
    default:
      return [main]
  }
}

/** Dice Town: dice under the cup, the envelope, seats, cards and what the doc does. */
export const diceTown: Driver<Prompt, Answer> = (answer, prompt, view) => {
  const table = view.table as Table
  const own = view.own as Own
  switch (answer.type) {
    case 'keep': {
      const { dice, brutes } = answer
      const picked = dice.length === 0 ? [tap('.panel .bar .btn[aria-pressed]')] : dice.map(die)
      return [cup, ...picked, ...(brutes > 0 ? [tap(`[data-brutes="${brutes}"]`)] : []), ...turned(answer, dice), main]
    }
    case 'last':
      return [cup, ...turned(answer, own.thrown), main]
    case 'giveBack':
      return [die(answer.die), main]
    case 'pass':
      return [pass]
    case 'play':
      return played(answer, prompt, table, view.seat!)
    case 'offer':
      if (answer.property.length + answer.store.length > 0) return null
      return [
        seat(answer.for),
        ...times(answer.money, tap('.panel [data-look="money"]')),
        ...times(answer.nuggets, tap('.panel [data-look="nuggets"]')),
        main,
      ]
    case 'choose':
    case 'target':
      return [seat(answer.seat), main]
    case 'order':
      return [...answer.seats.map(seat), main]
    case 'again':
      return [tap('.panel [data-look="again"]')]
    case 'take':
    case 'loot':
      return [card(answer.card), main]
    case 'steal':
      return stolen(answer, table, prompt.type === 'steal' ? prompt.queens : 0)
    case 'visit':
      if (answer.action === 'wire') return null
      return [choice(answer.action, prompt.type === 'visit' ? prompt.actions : []), main]
  }
}
