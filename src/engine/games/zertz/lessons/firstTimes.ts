import { both } from '../../../core/manifest'
import type { FirstTime } from '../../../core/lesson'
import type { Prompt, Table } from '../facts'
import type { GameView } from '../motion'
import { claimsAfter, emptyRings, freeRings, jumpingRings, nextJumps } from '../legal/choices'
import { missingFromSets } from '../outcome'

const line = (learn: string, hu: string, en: string): FirstTime => ({ learn, say: both(hu, en) })

export const firstTimes = {
  place: line(
    'first-moves/ze-place',
    'Rakj le egy golyót, aztán vegyél le egy gyűrűt. Nyugodt lépés az, ami után nincs mit átugrani.',
    'Place a marble, then take a ring off. A quiet move leaves nothing to jump.',
  ),
  colour: line(
    'tricks/ze-colour',
    'Olyan színt tegyél le, amelyik a másiknak keveset ér. A fehérrel bánj óvatosan.',
    'Place a colour that’s worth little to the other player. Be careful with white.',
  ),
  where: line(
    'tricks/ze-quiet',
    'Ha golyó mellé teszed, általában ugrás lesz belőle. Csak akkor tedd oda, ha ezt akarod.',
    'Next to another marble usually means a jump. Go there only if you want one.',
  ),
  free: line(
    'first-moves/ze-place',
    'Csak a fénylő gyűrűk csúsznak ki. Vedd le, ahova ugranának, vagy ami egy szigetet tart.',
    'Only glowing rings slide out. Take a landing ring, or one that holds an island.',
  ),
  noFree: line(
    'no-free-ring/ze-nofree',
    'Egy gyűrű sem csúszik ki, így a lépésed a lerakással kész.',
    'No ring slides out, so placing the marble completes your move.',
  ),
  jump: line(
    'first-moves/ze-jump',
    'Ugranod kell. Nézd meg, mit kapsz, és mit ugorhat át utána a másik.',
    'You must jump. See what you get, and what the other player can jump next.',
  ),
  jumps: line(
    'first-moves/ze-which',
    'Ugranod kell, de te választasz. Nem a legtöbb a legjobb, hanem ami neked hiányzik.',
    'You must jump, but you choose how. Take what you need, not simply the most.',
  ),
  chain: line(
    'tricks/ze-landing',
    'A golyó tovább ugrik, és az útja elágazik. Arra menj, ahol utána nem ugorják át.',
    'The marble jumps on, and its path splits. Go where it won’t be jumped next.',
  ),
  island: line(
    'tricks/ze-island',
    'Leszakíthatsz egy teli szigetet: a tiéd, ha nem veszed ki a pipát. Szinte mindig megéri.',
    'You can cut off a full island: it’s yours if you keep it ticked. Nearly always worth it.',
  ),
  own: line(
    'empty-supply/ze-own',
    'Elfogyott a készlet, a tálcádról raksz le. Azt add, ami a legkevésbé hiányzik majd.',
    'The supply is empty: place from your tray. Give up what you’ll miss least.',
  ),
  near: line(
    'tricks/ze-colour',
    'A másiknak egyetlen golyó hiányzik. Nézd meg, melyik szín, és azt ne add oda.',
    'Your opponent is one marble short. See which colour, and don’t give it away.',
  ),
  overlook: line(
    'overlooked/ze-overlooked',
    'Ugorhatsz, de le is rakhatsz. Ha nem ugrasz, a másik visszavonathatja veled.',
    'You may jump or place. If you don’t jump, your opponent may make you take it back.',
  ),
  demand: line(
    'overlooked/ze-overlooked',
    'A másik elnézett egy ugrást. Ugorj helyette, ha neked jó; ha nem, vonasd vissza, vagy lépj tovább.',
    'Your opponent overlooked a capture. Capture if it helps you; if not, demand it back or play on.',
  ),
  passOrDemand: line(
    'overlooked/ze-overlooked',
    'Lépni nem tudsz. Visszavonathatod a másik lépését, vagy passzolsz.',
    'You can’t move. Make your opponent take the move back, or pass.',
  ),
  verdict: line(
    'overlooked/ze-verdict',
    'Ez a lépés véget vetne a partinak, de van benne egy elnézett ugrás. Általában vonasd vissza.',
    'This move would end the game, but a capture was overlooked. Usually, demand it back.',
  ),
} as const

type Line = keyof typeof firstTimes

/** The line for a decision: the rarest thing about it first. */
export function firstTime({ table }: GameView, prompt: Prompt): Line {
  if (prompt.type !== 'move') return 'verdict'
  if (prompt.pass) return 'passOrDemand'
  if (prompt.demand) return 'demand'
  if (prompt.capture) return prompt.place === null ? jumpLine(table) : 'overlook'
  if (prompt.place === 'own') return 'own'
  const free = freeRings(table, null)
  if (free.length === 0) return 'noFree'
  if (canCutOff(table, free)) return 'island'
  if (Object.values(missingFromSets(table, 1 - table.turn)).includes(1)) return 'near'
  return placingLines[Math.trunc(table.moves.length / 2)] ?? 'place'
}

/** What there is to say about placing, one thing at a turn. */
const placingLines: readonly Line[] = ['place', 'colour', 'where', 'free']

function jumpLine(table: Table): Line {
  const starts = jumpingRings(table)
  const first = starts.flatMap((ring) => nextJumps(table, [ring]).map(({ to }) => [ring, to]))
  if (first.some((path) => nextJumps(table, path).length > 1)) return 'chain'
  return first.length > 1 ? 'jumps' : 'jump'
}

/** Whether taking one of these rings cuts off a full group, wherever the marble goes. */
function canCutOff(table: Table, free: readonly string[]): boolean {
  const empty = emptyRings(table)
  return free.some((remove) =>
    empty
      .filter((ring) => ring !== remove)
      .slice(0, 2)
      .some((at) => claimsAfter(table, { marble: 'black', at, remove }).length > 0),
  )
}
