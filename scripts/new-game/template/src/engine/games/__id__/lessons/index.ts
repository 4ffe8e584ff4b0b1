/** What the game teaches with. docs/new-game.md says how lessons grow. */
import { asTeaching, goalsFor, type Lesson } from '../../../core/lesson'
import type { Answer, Event, Hidden, Own, Prompt, Table } from '../facts'
import { position } from '../position'

const { always, happened, not } = goalsFor<Table, Own, Hidden, Answer, Event>()
const take = (count: 1 | 2 | 3): Answer => ({ type: 'take', count })

const first: Lesson<Table, Own, Hidden, Prompt, Answer, Event> = {
  id: 'last-stone',
  revision: 1,
  title: { hu: 'Az utolsó kő', en: 'The last stone' },
  extra: false,
  steps: [
    {
      id: 'take-it',
      start: () => ({ options: {}, world: position({ heap: 3 }) }),
      rules: ['__prefix__-3', '__prefix__-5'],
      say: {
        hu: 'Aki az utolsó követ elveszi, nyer. Egyszerre egyet, kettőt vagy hármat vehetsz el. Három van: nyerd meg!',
        en: 'The last stone wins. You may take one, two or three at a time. There are three left: win!',
      },
      headline: { hu: 'Vidd el az utolsó követ!', en: 'Take the last stone!' },
      look: ['heap'],
      tasks: [
        {
          goal: happened('won', { seat: 0 }),
          wrong: [
            {
              when: not(happened('won')),
              say: {
                hu: 'Maradt a kupacban, azt a másik viszi el. Vedd el mind a hármat!',
                en: 'Some are left, and the other player takes them. Take all three!',
              },
              example: take(1),
              play: true,
            },
          ],
          praise: [{ when: always, say: { hu: 'Tiéd az utolsó kő!', en: 'The last stone is yours!' } }],
          solution: take(3),
        },
      ],
    },
  ],
}

export const teaching = asTeaching<Table, Own, Hidden, Prompt, Answer, Event>({
  pitch: {
    hu: 'Egy kupac kő, és mindenki az utolsót akarja. Egyszerre egyet, kettőt vagy hármat vehetsz el.',
    en: 'A heap of stones, and everybody wants the last one. Take one, two or three at a time.',
  },
  lessons: [first],
  firstTime: () => 'take',
  firstTimes: {
    take: {
      say: { hu: 'Hagyj négy követ a másiknak, ha tudsz.', en: 'Leave the other player four stones if you can.' },
      learn: 'last-stone/take-it',
    },
  },
  pictures: [],
  why: () => null,
  point: (_view, _prompt, { count }) => ({ look: [`take-${count}`, 'main'], amount: null }),
})
