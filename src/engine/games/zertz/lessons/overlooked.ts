/** The table option "overlooked captures". */
import { both } from '../../../core/manifest'
import { capture, goals, place, startAt, type ZertzStep } from './kit'
import { overlookedAt, verdictAt } from './positions'

const { always, happened, not } = goals
const takenBack = happened('takenBack')

const demand: ZertzStep = {
  id: 'ze-overlooked',
  start: startAt(overlookedAt),
  rules: ['ZE-27', 'ZE-28', 'ZE-29', 'ZE-30'],
  say: both(
    'Béla elnézett egy ugrást. Ugorhatsz helyette, játszhatsz tovább, vagy visszavonathatod a lépését. Most vonasd vissza!',
    'Béla overlooked a capture. You may capture instead, play on, or make him take his move back. This time, make him!',
  ),
  headline: both('Vonasd vissza!', 'Make him take it back!'),
  look: ['demand'],
  others: ({ world: { table } }) => {
    if (table.ordered) return capture('d4 b4')
    return table.moves.length === 0 ? place('Bg1,b1') : null
  },
  until: (event) => event.type === 'jumped' && event.seat === 1,
  tasks: [
    {
      goal: takenBack,
      wrong: [
        {
          when: happened('jumped', { seat: 0 }),
          say: both(
            'Ez is szabályos, és néha jobb. Most mégis vonasd vissza a lépését!',
            'That’s allowed, and sometimes better. But this time, demand his move back!',
          ),
          example: capture('c4 e3'),
        },
        {
          when: not(takenBack),
          say: both(
            'Így Béla lépése érvényes, sőt most ő vonathatja vissza a tiédet: te is elnéztél egy ugrást.',
            'Now his move stands, and he may demand yours back: you overlooked a capture, too.',
          ),
          example: place('Wb2,f1'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Béla egész lépése semmissé vált, gyűrűstül, és most ugrania kellett.',
            'His whole move was undone, ring and all, and now he had to jump.',
          ),
        },
      ],
      solution: { type: 'demand' },
    },
  ],
}

const verdict: ZertzStep = {
  id: 'ze-verdict',
  start: startAt(verdictAt),
  rules: ['ZE-31'],
  say: both(
    'Béla elvitte a harmadik fehérét, de közben elnézett egy ugrást. Ez csak akkor győzelem, ha elfogadod. Ne fogadd el!',
    'Béla took his third white, but overlooked a capture on the way. That wins only if you accept it. Don’t!',
  ),
  headline: both('Elfogadod?', 'Do you accept?'),
  look: ['demand'],
  others: ({ world: { table } }) => (table.moves.length === 0 && !table.ordered ? place('Wd7,b1') : null),
  until: (event) => event.type === 'takenBack',
  tasks: [
    {
      goal: takenBack,
      wrong: [
        {
          when: not(takenBack),
          say: both(
            'Elfogadtad, és Béla nyert. Vonasd vissza inkább!',
            'You accepted, and Béla won. Demand it back instead!',
          ),
          example: { type: 'accept' },
          play: true,
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'A parti folytatódik, és Bélának most ugrania kell.',
            'The game goes on, and now Béla has to jump.',
          ),
        },
      ],
      solution: { type: 'demand' },
    },
  ],
}

export const overlooked: readonly ZertzStep[] = [demand, verdict]
