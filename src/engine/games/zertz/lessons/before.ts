/** What is there before the first move. */
import { both } from '../../../core/manifest'
import { endsPlacement, goals, place, startAt, type ZertzStep } from './kit'

export const before: ZertzStep = {
  id: 'ze-before',
  start: startAt({}),
  rules: ['ZE-1', 'ZE-2', 'ZE-3'],
  say: both(
    '37 gyűrű, közös készlet: 5 fehér, 7 szürke, 9 fekete golyó, senkiéi, amíg valaki be nem gyűjti őket. Sorsolás dönti el, ki kezd, aztán felváltva léptek. Kezdj te: rakj le, és vegyél le!',
    '37 rings and one shared supply: 5 white, 7 grey and 9 black marbles, nobody’s until captured. Who begins is drawn by lot; then you take turns. You begin: place, then take a ring!',
  ),
  headline: both('Így indul a parti', 'How a game begins'),
  look: ['supply'],
  until: (event, { table }) => endsPlacement(event, table),
  tasks: [
    {
      goal: goals.always,
      wrong: [],
      praise: [
        {
          when: goals.always,
          say: both(
            'Most Béla jön, ugyanebből a készletből. Lerakáskor bármelyik színt választhatjátok.',
            'Now it’s Béla’s turn, from the same supply. When placing, either of you may pick any colour.',
          ),
        },
      ],
      solution: place('Bd4,a1'),
    },
  ],
}
