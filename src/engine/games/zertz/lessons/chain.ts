import { both } from '../../../core/manifest'
import { belaPlaysOn, capture, goals, landedOn, startAt, won, type ZertzStep } from './kit'
import { chainAt } from './positions'

export const chain: ZertzStep = {
  id: 'ze-chain',
  start: startAt(chainAt),
  rules: ['ZE-12', 'ZE-13', 'ZE-15', 'ZE-20'],
  say: both(
    'Egy golyó addig ugrik, amíg tud, és ez mind egy lépés. A d3-ról két út nyílik. Két-két golyó minden színből is győzelem: merre jön össze?',
    'A marble keeps jumping while it can, all in one move. At d3 the path splits. Two of every colour wins too: which way gets you there?',
  ),
  headline: both('Merre tovább?', 'Which way on?'),
  look: ['d1', 'tray-0'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: won,
      wrong: [
        {
          when: landedOn('b3'),
          say: both(
            'Két fekete, de fehér egy sem. A másik út hosszabb!',
            'Two blacks, but no white. The other way is longer!',
          ),
          example: capture('d1 d3 b3'),
        },
      ],
      refused: [
        {
          rule: 'ZE-12',
          say: both('Még tud ugrani, úgyhogy mennie kell tovább.', 'It can still jump, so on it goes.'),
          example: capture('d1 d3'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Három golyó egy lépésben, kanyarral! Mindegyik rögtön lekerült a tábláról. Ugrás után se golyót nem raksz le, se gyűrűt nem veszel le.',
            'Three marbles in one move, turning on the way! Each one left the board right away. After a jump you place nothing, and no ring comes off.',
          ),
        },
      ],
      solution: capture('d1 d3 f3 f5'),
    },
  ],
}
