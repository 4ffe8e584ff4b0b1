import { both } from '../../../core/manifest'
import type { Picture } from '../../../core/lesson'
import type { Hidden, Own, Table } from '../facts'
import { startAt } from './kit'
import { baitAt, chainAt, giftAt, holeAt, islandAt, jumpAt, landingAt, noFreeAt } from './positions'

export const pictures: readonly Picture<Table, Own, Hidden>[] = [
  {
    rule: 'ZE-7',
    caption: both(
      'A megjelölt 12 gyűrű szabad: üres, és kicsúszik. A c3 mellett is van hely, de a szomszédai fogják.',
      'The 12 marked rings are free: empty, and able to slide out. c3 touches a gap too, but its neighbours hold it.',
    ),
    look: ['b1', 'b2', 'b4', 'b5', 'c1', 'c6', 'e1', 'e6', 'f1', 'f5', 'g2', 'g3'],
    start: startAt({ ...baitAt, marbles: 'Wd7 Gc4 Bd6' }),
  },
  {
    rule: 'ZE-8',
    caption: both(
      'A d4 és a d5 üres, de egyik sem csúszik ki: aki lerak, nem vesz le gyűrűt.',
      'd4 and d5 are empty, but neither slides out: placing is the whole move.',
    ),
    look: ['d4', 'd5'],
    start: startAt(noFreeAt),
  },
  {
    rule: 'ZE-10',
    caption: both(
      'Fekete került a d6-ra: a d7-es fehérnek át kell ugrania a d5-re.',
      'A black was placed on d6: the white on d7 must jump over it to d5.',
    ),
    look: ['d7', 'd5'],
    start: startAt({ ...baitAt, then: ['Bd6,g2'] }),
  },
  {
    rule: 'ZE-11',
    caption: both(
      'A fehér átugorhatja a szürkét a d5-re, vagy a szürke a fehéret a d2-re.',
      'White may jump grey and land on d5, or grey may jump white and land on d2.',
    ),
    look: ['d5', 'd2'],
    start: startAt(jumpAt),
  },
  {
    rule: 'ZE-12',
    caption: both(
      'A d1-es szürke a d3-ra ugrik, és tovább kell mennie: balra a b3-ra, vagy jobbra az f3-on át az f5-re.',
      'The grey on d1 jumps to d3 and must go on: left to b3, or right by way of f3 to f5.',
    ),
    look: ['d1', 'd3', 'b3', 'f3', 'f5'],
    start: startAt(chainAt),
  },
  {
    rule: 'ZE-14',
    caption: both(
      'A hosszabb út ide vezetett: a fehér a b5-ön a c6-os fekete mellé érkezett, amely most átugorja.',
      'This is where the longer way ended: white landed on b5 beside the black on c6, which now jumps it.',
    ),
    look: ['b5', 'c6', 'a4'],
    start: startAt({ ...landingAt, then: ['x d1d3b3b5'] }),
  },
  {
    rule: 'ZE-16',
    caption: both(
      'A d1-et csak a d2 köti a táblához. Aki leveszi a d2-t, elviheti a feketét.',
      'Only d2 joins d1 to the board. Taking d2 off wins the black.',
    ),
    look: ['d1', 'd2'],
    start: startAt(islandAt),
  },
  {
    rule: 'ZE-17',
    caption: both(
      'Tegyél fehéret az e1-re, vedd le a d2-t: a sziget teli, és mindkét golyója a tiéd.',
      'Put a white on e1 and take d2 off: the island is full, and both its marbles are yours.',
    ),
    look: ['e1', 'd2'],
    start: startAt(giftAt),
  },
  {
    rule: 'ZE-19',
    caption: both(
      'Ez a sziget üres gyűrűvel szakadt le. Azé lesz, aki az e1-et betölti vagy leveszi.',
      'This island came off with an empty ring. It goes to whoever fills e1 or takes it off.',
    ),
    look: ['e1'],
    start: startAt(holeAt),
  },
]
