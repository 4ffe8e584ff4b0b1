import { both } from '../../../core/manifest'
import type { FirstTime } from '../../../core/lesson'
import { colours, countDiscs, type Prompt } from '../facts'
import type { GameView } from '../motion'
import { canClaim } from '../routes/exists'

const line = (learn: string, hu: string, en: string): FirstTime => ({ learn, say: both(hu, en) })

export const firstTimes = {
  sheet: line(
    'water/fp-sheet',
    'Melyik színkapcsolat merre vigyen? Előre vivő nyilakhoz jók az összeérő párok: sárga–lila, lila–rózsaszín.',
    'Which way for each pair? Forward arrows work best on pairs that link up: yellow–purple, purple–pink.',
  ),
  place: line(
    'water/fp-missing',
    'Egy korong bárhová. Jó hely: ami téged közelebb visz, a többieket nem.',
    'One disc, anywhere. Good spots help your route and nobody else’s.',
  ),
  claim: line(
    'water/fp-yours',
    'A széledtől a forrásig, lépésről lépésre. Előbb számold meg, elég hosszú-e.',
    'From your edge to the spring, step by step. Check first that it’s long enough.',
  ),
  spring: line(
    'water/fp-yours',
    'Az utolsó lépés is művelet. Általában az a szín jó, amelyikre a te lapod visz.',
    'The last step needs an operation too. Usually pick the colour your own sheet leads to.',
  ),
  lending: line(
    'water/fp-lending',
    'Egy lépéshez bárki lapja jó, de a korong az övé lesz. Ha a tiéd illik, maradjon nálad.',
    'Any sheet may carry a step, but its owner gets the disc. Use yours where it fits.',
  ),
  blocking: line(
    'water/fp-blocking',
    'Nézd meg, ki ér be legközelebb: egy rossz színű koronggal elzárhatod.',
    'See who could finish next turn: a disc of the wrong colour shuts them out.',
  ),
  own: line(
    'bank/fp-bank',
    'Ez a korong a sajátodból menne. A táblán már senkié: csak biztos útra tedd.',
    'This one comes from your own. On the board it’s nobody’s: spend it on a sure route.',
  ),
  passEnds: line(
    'pass/fp-pass',
    'Ha most nem teszel le korongot, vége a játéknak. Csak akkor jó, ha te állsz nyerésre.',
    'Without a disc from you, the game ends now. Good only if you’d win as things stand.',
  ),
  nearEnd: line(
    'water/fp-victory',
    'Közel a vége: számold meg, kinek mennyi kell még, mielőtt lépsz.',
    'The end is near: count what everyone still needs before you move.',
  ),
} as const

type Line = keyof typeof firstTimes

/** The line for a decision: the rarest thing about it first. */
export function firstTime({ table, seat }: GameView, prompt: Prompt): Line {
  if (prompt.type === 'sheet') return 'sheet'
  if (prompt.passEnds) return 'passEnds'
  if (colours.some((colour) => prompt.sources[colour] === 'own')) return 'own'
  const me = seat!
  if (canClaim(table, me)) return countDiscs(table.discs[me]) === 0 ? 'claim' : 'spring'
  const others = table.sides.map((_, one) => one).filter((one) => one !== me)
  if (others.some((one) => canClaim(table, one))) return 'blocking'
  if (table.pile <= 1) return 'nearEnd'
  return table.won.some((cards) => cards.length > 0) ? 'lending' : 'place'
}
