/** What is there before the first move. */
import { both, startAt, type ZertzStep } from './kit'

export const before: ZertzStep = {
  id: 'ze-before',
  start: startAt({}),
  rules: ['ZE-1', 'ZE-2', 'ZE-3'],
  say: both(
    '37 gyűrű, és közös készlet: 5 fehér, 7 szürke, 9 fekete golyó. A golyók senkiéi, amíg valaki be nem gyűjti őket. Sorsolás dönti el, ki kezd; aztán felváltva léptek.',
    '37 rings and one shared supply: 5 white, 7 grey and 9 black marbles. They’re nobody’s until somebody captures them. Who begins is drawn by lot; then you take turns.',
  ),
  headline: both('Így indul a parti', 'How a game begins'),
  look: ['supply'],
  tasks: [],
}
