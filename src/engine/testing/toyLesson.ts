/** A lesson in bidding on the toy game, for tests of whatever plays lessons. */
import { goalsFor, type Lesson } from '../core/lesson'
import type { ToyAnswer, ToyEvent, ToyOwn, ToyPrompt, ToyTable } from './toy'

export const goals = goalsFor<ToyTable, ToyOwn, number, ToyAnswer, ToyEvent>()
const { all, always, answered, happened } = goals

export const text = (en: string) => ({ hu: en, en })
export const bid = (amount: number): ToyAnswer => ({ type: 'bid', amount })

const table: ToyTable = { rounds: 2, round: 1, phase: 'bid', points: [0, 0] }
export const start = () => ({ options: {}, world: { table, own: [{ purse: 5 }, { purse: 3 }], hidden: 0 } })

export const lesson: Lesson<ToyTable, ToyOwn, number, ToyPrompt, ToyAnswer, ToyEvent> = {
  id: 'bidding',
  revision: 1,
  title: text('Bidding'),
  extra: false,
  steps: [
    {
      id: 'outbid',
      start,
      rules: ['CO-7'],
      say: text('Bid more than Béla, but not everything.'),
      headline: text('Outbid Béla'),
      look: ['bid'],
      others: ({ prompt, learner }) =>
        prompt.type === 'race'
          ? { type: 'pass' }
          : bid(learner.some((answer) => answer.type === 'bid' && answer.amount === 3) ? 3 : 2),
      // Who grabs if nobody does.
      chance: [1],
      captions: [{ at: (event) => event.type === 'bids', say: text('Both bids are open.') }],
      tasks: [
        {
          goal: all(happened('bids'), ({ after }) => after.table.points[0] > after.table.points[1]),
          wrong: [
            { when: answered({ amount: 5 }), say: text('That is all you have.'), example: bid(5) },
            {
              when: ({ after }) => after.table.points[1] > 0,
              say: text('Béla gets a point.'),
              example: bid(0),
              play: true,
            },
          ],
          refused: [{ rule: 'CO-6', say: text('You have 5.'), example: bid(6) }],
          praise: [{ when: always, say: text('Yours.') }],
          solution: bid(4),
        },
        {
          say: text('Now grab.'),
          look: ['grab'],
          goal: happened('grabbed', { seat: 0 }),
          wrong: [],
          asides: [{ when: answered({ type: 'pass' }), say: text('Nobody took it.') }],
          praise: [{ when: always, say: text('Quick.') }],
          solution: { type: 'grab' },
        },
      ],
    },
    {
      id: 'look',
      start: null,
      rules: ['CO-4'],
      say: text('Points so far.'),
      headline: text('Points'),
      look: ['points'],
      tasks: [],
    },
  ],
}
