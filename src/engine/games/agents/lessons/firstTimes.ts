/** One line the first time a kind of decision comes up. None of them depends on what a seat has on an agent. */
import { both } from '../../../core/manifest'
import type { FirstTime } from '../../../core/lesson'
import { partnerOf, type Prompt, type Table } from '../facts'
import type { GameView } from '../motion'

const line = (learn: string, hu: string, en: string): FirstTime => ({ say: both(hu, en), learn })

export const firstTimes: Readonly<Record<string, FirstTime>> = {
  turn: line(
    'first-order/pay',
    'Utasítás vagy könyvelés: most az egyik. Az elején jó befektetés fizetni annak, akire később számítasz.',
    'An order or a booking: just one. Early on, pay an agent you’ll want later.',
  ),
  'turn-treasure': line(
    'duels/together',
    'Aki a kincsnél áll, egy utcán viheti. Olyannal vitesd, akinek már fizettél, különben könnyen megállítanak.',
    'An agent at the treasure can carry it one street. Use one you have paid, or you’re easily stopped.',
  ),
  'turn-murder': line(
    'duels/kill',
    'Aki egy ponton áll mással, ölhet: 1000-be kerül. Akkor jó, ha az áldozaton másoknak volt pénze.',
    'Agents sharing a point can kill, for 1,000. Good when the money on the victim was mostly theirs.',
  ),
  window: line(
    'duels/let-go',
    'Megállítod, vagy elengeded? Vétózz, ha fáj, és ha bírod; aki alulmarad, egyszer kimarad.',
    'Stop it or let it go? Veto if it hurts and you can win; lose and you skip a turn.',
  ),
  'window-murder': line(
    'killer/killer',
    'Itt a gyilkoson lévő pénzed számít, nem az áldozaton lévő. Ezerrel vagy kevesebbel ritkán sikerül.',
    'Your money on the killer counts, not on the victim. 1,000 or less rarely works.',
  ),
  'window-partner': line(
    'veto-one/veto-one',
    'A társad utasítása. Többnyire engedd el; ha nagy baj, egy kis vétó is üzenet.',
    'Your partner’s order. Usually let it go; if it’s a blunder, a tiny veto is a message.',
  ),
  'window-again': line(
    'reopened/reopened',
    'Az előző vétó elbukott. Te még próbálhatod, de csak nagyobb összeggel.',
    'That veto failed. You may still try, but only with a higher sum.',
  ),
  hold: line(
    'first-order/hold',
    'Tartod, ha neked is van rajta ennyi. A pénz megmarad, csak kiderül. Ha nem tartod, elmarad az utasítás.',
    'Hold if you have that much on it: it isn’t spent, only shown. Give up, and your order fails.',
  ),
  raise: line(
    'duels/veto',
    'Emelsz, vagy passzolsz? Ha passzolsz, egyszer kimaradsz. Az emelés ingyen van, csak elárulja, mennyid van.',
    'Raise or pass? Passing costs your next turn; raising is free, but shows what you have.',
  ),
  draw: line(
    'draw/draw',
    'Mind az öten kelletek hozzá. Ha még van esélyetek, játssz tovább.',
    'It takes all five of you. If you still have a chance, play on.',
  ),
}

export function firstTime({ seat, table }: GameView, prompt: Prompt): string | null {
  switch (prompt.type) {
    case 'turn':
      return turnLine(table)
    case 'window':
      if (prompt.least > 1) return 'window-again'
      if (seat !== null && prompt.mover === partnerOf(seat)) return 'window-partner'
      return prompt.order.type === 'murder' ? 'window-murder' : 'window'
    default:
      return prompt.type
  }
}

function turnLine({ agents, treasure, turn, first, seat }: Table): string {
  const isFirstTurn = turn <= 6 && (turn === 1 || seat !== first)
  if (isFirstTurn) return 'turn'
  if (agents.includes(treasure)) return 'turn-treasure'
  const places = agents.filter((at) => at !== null)
  return new Set(places).size < places.length ? 'turn-murder' : 'turn'
}
