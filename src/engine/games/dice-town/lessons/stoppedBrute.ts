import { both } from '../../../core/manifest'
import { all, answered, bence, cupsDown, happened, keep, keeping, kept, not, praise, reka, type DtStep } from './kit'

/** A brute that is stopped by Wanted. */
export const stoppedBrute: DtStep = {
  id: 'stopped-brute',
  start: cupsDown({
    round: 5,
    sheriff: reka,
    mine: 20,
    bank: 11,
    row: [4, 1, 3],
    players: [
      { money: 0, nuggets: 3, store: ['brute'], dice: 'Q Q', thrown: '9 Q K' },
      { money: 9, nuggets: 4, property: [2], store: ['wanted'], dice: '9 9', thrown: '9 10 A' },
      { money: 7, nuggets: 3, property: [3], dice: 'K K', thrown: '9 J K' },
    ],
  }),
  rules: ['DT-3.7', 'DT-13.12'],
  say: both(
    'Megint nincs pénzed. Tartsd meg a Q-t és a K-t a Vadállattal, aztán meglátjuk, mit szól Bence.',
    'Broke again. Keep the Q and the K with your Brute, and we’ll see what Bence has to say.',
  ),
  headline: both('És ha kivédik a Vadállatot?', 'What if the Brute is stopped?'),
  look: ['cup', 'die-Q', 'die-K', 'brute', 'main'],
  tasks: [
    {
      goal: all(kept('Q K'), answered({ brutes: 1 })),
      wrong: [
        {
          when: not(kept('Q K')),
          say: both(
            'Most a Q-t és a K-t tartsd meg, a Vadállattal.',
            'Keep the Q and the K this time, with the Brute.',
          ),
          example: keep('Q'),
        },
      ],
      refused: [
        {
          rule: 'DT-3.4',
          say: both('Pénz nélkül a második kockához a Vadállat kell.', 'Without money the second die needs the Brute.'),
          example: keep('Q K'),
        },
      ],
      praise: [
        praise('Bence Körözést játszott ki: a Vadállatod hatástalan.', 'Bence played Wanted: your Brute does nothing.'),
      ],
      solution: keep('Q K', 1),
    },
    {
      say: both(
        'A Vadállatot kivédték, pénzed nincs: egy most megtartott kocka visszamegy. Melyik?',
        'Your Brute was stopped and you’re broke: one of the dice just kept goes back. Which?',
      ),
      look: ['die-K', 'main'],
      goal: happened('gaveBack', { die: 'K' }),
      wrong: [
        {
          when: answered({ die: 'Q' }),
          say: both('A harmadik Q-d menne el. Inkább a K-t add.', 'That’s your third Q. Give the K instead.'),
          example: { type: 'giveBack', die: 'Q' },
        },
      ],
      praise: [
        praise(
          'Három Q maradt. Ha lett volna pénzed, 1 dollár is elég lett volna.',
          'Three Qs are left. If you’d had money, $1 would have settled it.',
        ),
      ],
      solution: { type: 'giveBack', die: 'K' },
    },
  ],
  others: keeping({ [bence]: '9', [reka]: 'K' }, ({ prompt, seat }) =>
    prompt.type === 'wanted' && seat === bence ? { type: 'play', card: 'wanted', against: 0 } : null,
  ),
  until: (event) => event.type === 'gaveBack',
}
