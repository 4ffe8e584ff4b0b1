/** Cutting off parts of the board. */
import { both } from '../../../core/manifest'
import { belaPlaysOn, claimed, goals, place, placedOn, removed, startAt, won, type ZertzStep } from './kit'
import { giftAt, islandAt } from './positions'

const { all, always, happened, not } = goals

export const cutOff: ZertzStep = {
  id: 'ze-island',
  start: startAt(islandAt),
  rules: ['ZE-7', 'ZE-16', 'ZE-17'],
  say: both(
    'Öt feketével nyersz, az ötödik a d1-en ül. Átugrani nem tudod, de egyetlen gyűrű tartja. Tegyél le valamit máshova, aztán vágd le!',
    'Five blacks win, and the fifth sits on d1. You can’t jump it, but it hangs by one ring. Place something elsewhere, then cut it off!',
  ),
  headline: both('Vágd le!', 'Cut it off!'),
  look: ['d1', 'tray-0-black'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: claimed('d1'),
      wrong: [
        {
          when: happened('left'),
          say: both(
            'Most otthagytad, és később már senki sem viheti el. Ne vedd ki a pipát!',
            'You left it, and nobody can take it later. Keep the box ticked!',
          ),
          example: place('Gd6,d2', ['d1']),
        },
        {
          when: placedOn('d2'),
          say: both('A d2-t üresen kell hagynod, különben nem veheted le.', 'Keep d2 empty, or you can’t take it off.'),
          example: place('Gd2,b2'),
        },
        {
          when: not(removed('d2')),
          say: both(
            'A d1 még a táblához tartozik. Melyik gyűrű köti oda?',
            'd1 is still part of the board. Which ring joins them?',
          ),
          example: place('Gd6,b2'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Leszakadt, teli, a tiéd, gyűrűstül. Elvinni nem kötelező, de szinte mindig megéri.',
            'Cut off, full, yours, ring and all. Claiming is your choice, but it nearly always pays.',
          ),
        },
      ],
      solution: place('Gd6,d2'),
    },
  ],
}

export const treat: ZertzStep = {
  id: 'ze-gift',
  start: startAt(giftAt),
  rules: ['ZE-16', 'ZE-20'],
  say: both(
    'Még egy fehér kell, és ugrani nem lehet. De a készletből bármit lerakhatsz! A d1 és az e1 egyetlen gyűrűn lóg. Nyerj egy lépésben!',
    'You need one more white, and there’s no jump. But you may place any marble! d1 and e1 hang by a single ring. Win in one move!',
  ),
  headline: both('Adj magadnak!', 'Treat yourself!'),
  look: ['d1', 'e1'],
  others: belaPlaysOn,
  tasks: [
    {
      goal: won,
      wrong: [
        {
          when: all(placedOn('e1'), removed('d2'), not(won)),
          say: both(
            'Jó sziget, rossz golyó. Mi hiányzik a tálcádról?',
            'Right island, wrong marble. What is your tray missing?',
          ),
          example: place('Ge1,d2'),
        },
        {
          when: all(removed('d2'), not(won)),
          say: both(
            'Levágtad, de az e1 üres. Csak a teli sziget vihető el.',
            'You cut it off, but e1 is empty. Only a full island can be taken.',
          ),
          example: place('Wd7,d2'),
        },
        {
          when: all(placedOn('e1'), not(won)),
          say: both(
            'Megtöltötted, de a híd még áll. Béla elvágja, és mindkettőt elviszi.',
            'You filled it, but the bridge still stands. Béla cuts it and takes both.',
          ),
          example: place('We1,b2'),
        },
        {
          when: not(won),
          say: both(
            'Így nem szakad le semmi. Töltsd meg a szigetet, és vedd le a hídját!',
            'That cuts nothing off. Fill the island and take away its bridge!',
          ),
          example: place('Wd7,b2'),
        },
      ],
      praise: [
        {
          when: always,
          say: both(
            'Magadnak adtál egy fehéret, és nyertél! Csak a teli sziget vihető el.',
            'You gave yourself a white, and won! Only a full island can be taken.',
          ),
        },
      ],
      solution: place('We1,d2'),
    },
  ],
}

export const go: ZertzStep = {
  id: 'ze-go',
  start: startAt({}),
  rules: ['ZE-4', 'ZE-20'],
  say: both(
    'Ennyi az egész. Ugrasz, ha lehet; ha nem, leraksz és leveszel. Győzelem: három fehér, négy szürke, öt fekete vagy mindenből kettő. Adj olcsót, vigyél drágát!',
    'That’s all of it. Jump if you can; if not, place and take a ring. Three white, four grey, five black or two of each wins. Give cheap, take dear!',
  ),
  headline: both(
    'Most már mindenki tud ZÉRTZ-et játszani. Ki játszik kivel?',
    'Everybody can play ZÉRTZ now. Who plays whom?',
  ),
  look: [],
  tasks: [],
}
