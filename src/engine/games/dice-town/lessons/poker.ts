import { both } from '../../../core/manifest'
import { bence, cupsDown, happened, keep, keeping, keptCount, praise, reka, sides, type DtStep } from './kit'

/** The last step of lesson 1: the five dice as a poker hand. */
export const poker: DtStep = {
  id: 'poker',
  start: cupsDown({
    round: 4,
    sheriff: reka,
    mine: 24,
    bank: 5,
    row: [5, 3, 1],
    players: [
      { money: 6, nuggets: 3, property: [4], dice: 'A A', thrown: 'K K A' },
      { money: 9, dice: '9 9 9', thrown: '10 10' },
      { money: 7, nuggets: 3, property: [2], dice: 'K K', thrown: '9 10 K' },
    ],
  }),
  rules: ['DT-11.1', 'DT-11.2'],
  say: both(
    'A városháza a legjobb pókerkézé: egy ingatlan, és minden ászért még egy. Bence fullra gyűjt (három és kettő egyforma). A te ász-király fullod erősebb: tartsd meg mindhárom kockát!',
    'The best poker hand takes the town hall: a property, plus one for each ace. Bence is after a full house, three and two alike. Aces over kings beats it: keep all three!',
  ),
  headline: both('Három ász: elég az?', 'Three aces: is that enough?'),
  look: ['cup', 'die-A', 'die-K', 'townHall', 'main'],
  tasks: [
    {
      goal: happened('granted', { seat: 0 }),
      wrong: [
        {
          when: keptCount(1, 2),
          play: true,
          say: both(
            'Az ász csak a legjobb kézben ér ingatlant, és Bence fullja jobb volt. Próbáld újra!',
            'Aces only earn property in the best hand, and Bence’s full house was better. Try again!',
          ),
          example: keep('A'),
        },
        {
          when: keptCount(0),
          say: both('Három ilyen kockát kár lenne visszadobni.', 'Three dice like these? Don’t throw them back.'),
          example: keep(''),
        },
      ],
      praise: [
        praise(
          'Három ingatlan: ennél többet egy forduló sem ad. A kezek sorrendje: öt egyforma, póker (négy), full, sor, drill (három), két pár, pár, magas lap.',
          'Three properties: no round gives more. Hands rank: five of a kind, four, full house, straight, three, two pairs, pair, high card.',
        ),
      ],
      solution: keep('A K K'),
    },
  ],
  others: keeping({ [bence]: '10 10', [reka]: 'K' }),
  chance: sides('9 10', '9 10'),
  until: (event) => event.type === 'granted',
}
