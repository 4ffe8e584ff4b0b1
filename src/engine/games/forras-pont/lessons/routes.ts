/** The first five steps: what a route is, how a disc extends it, how long it must be. */
import { both } from '../../../core/manifest'
import {
  belaPlays,
  claim,
  claimsBy,
  claimsFrom,
  endOfClaim,
  falseClaim,
  goals,
  learner,
  longRoute,
  opensFor,
  passed,
  pass,
  place,
  placed,
  placedOn,
  praise,
  quiet,
  routeWon,
  shown,
  startAt,
  wrong,
  type ForrasStep,
} from './kit'
import { missingAt, numberAt, readyAt, repeatAt } from './positions'

const { all, not } = goals

/** What the spring's place and the edge refuse, wherever a route is claimed. */
const refusals = [
  {
    rule: 'FP-13',
    say: both(
      'A forrásra csak bejelentéssel kerülhet korong: az az út utolsó korongja.',
      'A disc goes on the spring only with a claim: it is the last one of the route.',
    ),
    example: place('Ld4'),
  },
  {
    rule: 'FP-14',
    say: both('Az út a te széledről, az alsó sorból indul.', 'A route starts on your own edge, the bottom row.'),
    example: claim('L d2 e3 d4'),
  },
] as const

export const ready: ForrasStep = {
  id: 'fp-ready',
  start: startAt(readyAt),
  rules: ['FP-13', 'FP-14', 'FP-15', 'FP-17', 'FP-26', 'FP-31'],
  say: both(
    'A legtöbb korong nyer. Ez a három a lapod szerint a forráshoz vezet: koppints a „Bejelentek” gombra, aztán alulról fölfelé a korongokra, a forrásra, végül: „Bejelentem”.',
    'Most discs win. Following your sheet, these three lead to the spring: tap “Claim a route”, then the discs from the bottom up, then the spring, then “Claim”.',
  ),
  headline: both('Mindenki egyszerre: vezesd el a vizet!', 'All together: lead the water in!'),
  look: ['claim', 'd1', 'd2', 'e3', 'd4', 'confirm'],
  until: endOfClaim,
  tasks: [
    {
      goal: routeWon,
      wrong: [
        shown(
          all(
            claimsBy('d1 d2 e3 d4'),
            falseClaim,
            ({ answer }) => answer.type === 'claim' && answer.colour !== 'purple',
          ),
          claim('Y d1 d2 e3 d4'),
          'Sárgáról balra fel a lapodon csak lilára léphetsz. A forrásra lila kell.',
          'From yellow, your sheet goes up-left only to purple. The spring needs a purple disc.',
        ),
        shown(
          falseClaim,
          claim('L d1 d2 e3 d4', '1 - -'),
          'Ez a lépés annak a lapján nem arra visz. Használd a sajátodat!',
          'That sheet doesn’t lead that way. Use your own!',
        ),
        wrong(
          placed,
          place('Ya1'),
          'Most nem kell több korong: kész az útvonalad. Jelentsd be!',
          'No more discs needed: your route is complete. Claim it!',
        ),
        wrong(passed, pass, 'Ne passzolj: kész az utad!', 'Don’t pass: your route is ready!'),
      ],
      refused: refusals,
      praise: [
        praise(
          'Folyik a víz! Mind a négy korong a tiéd, az is, amelyik a forráson volt. Az utad mindig a saját széledről indul, és a forráson ér véget.',
          'The water runs! All four discs leave the board and are yours, the spring’s included. Your routes always start on your own edge and end on the spring.',
        ),
      ],
      solution: claim('L d1 d2 e3 d4'),
    },
  ],
}

export const missing: ForrasStep = {
  id: 'fp-missing',
  start: startAt(missingAt),
  rules: ['FP-7', 'FP-8'],
  say: both(
    'Egy korong hiányzik. Rózsaszínről jobbra fel kell lépned: nézd meg a lapodon, rózsaszín után melyik szín visz arra, és tedd az e2-re!',
    'One disc is missing. From pink you must go up-right: see on your sheet which colour after pink goes that way, and place it on e2.',
  ),
  headline: both('Melyik szín hiányzik az e2-ről?', 'Which colour is missing on e2?'),
  look: ['e2', 's0-RY', 's0-RL', 's0-RR'],
  others: belaPlays('Lf6'),
  tasks: [
    {
      goal: opensFor(learner),
      wrong: [
        wrong(
          placedOn('e2', 'pink'),
          place('Re2'),
          'Rózsaszín után rózsaszín lefelé visz. Keresd a ↗ nyilat!',
          'Pink after pink goes down. Find the ↗!',
        ),
        wrong(
          placedOn('e2', 'purple'),
          place('Le2'),
          'Rózsaszín után lila balra visz. Keresd a ↗ nyilat!',
          'Purple after pink goes left. Find the ↗!',
        ),
        wrong(
          all(placed, not(opensFor(learner))),
          place('Yb6'),
          'Szabad: a forrást kivéve bármelyik üres mezőre tehetsz. De az út az e2-nél szakad meg.',
          'Allowed: any empty cell except the spring will do. But the gap is at e2.',
        ),
        wrong(
          passed,
          pass,
          'Passzolni szabad, de így nem lesz meg az út.',
          'You may pass, but that won’t build a route.',
        ),
      ],
      refused: [refusals[0]],
      praise: [
        praise(
          'Ez az! A sorrend számít: sárga után rózsaszín már mást jelent. Ha te jössz, egyet tehetsz: korongot raksz bármelyik üres mezőre, útvonalat jelentesz be, vagy passzolsz.',
          'That’s it! The order matters: pink after yellow means something else. Each turn you do one thing: place a disc on any empty cell, claim a route, or pass.',
        ),
      ],
      solution: place('Ye2'),
    },
  ],
}

export const yours: ForrasStep = {
  id: 'fp-yours',
  start: null,
  rules: ['FP-27', 'FP-26', 'FP-10'],
  say: both(
    'Béla is letett egyet, messze tőled. Most segítség nélkül: jelentsd be az utadat! A forrásra kerülő korong színét is a lapod dönti el.',
    'Béla has placed one too, far away. Now on your own: claim your route! Your sheet decides the colour of the spring’s disc as well.',
  ),
  headline: both('Most segítség nélkül!', 'Now without help!'),
  look: [],
  until: endOfClaim,
  tasks: [
    {
      look: ['claim', 'd1', 'confirm'],
      goal: routeWon,
      wrong: [
        shown(falseClaim, claim('Y d1 e2 d3 d4'), 'Liláról fölfelé rózsaszín visz.', 'Up from purple goes to pink.'),
        wrong(quiet, place('Ya7'), 'Ne várj, Béla megelőzhet!', 'Don’t wait, Béla may get there first!'),
      ],
      refused: [
        {
          rule: 'FP-15',
          say: both('Mindig szomszédos mezőn fekvő korongra lépj!', 'Always step to a disc on a neighbouring cell.'),
          example: claim('R d1 d3 d4'),
        },
        { ...refusals[0], example: place('Rd4') },
      ],
      praise: [
        praise(
          'Az útért a számkártya is jár, és jön az ötös. Béla korongja ott marad: ami a táblán van, azt bárki használhatja. A forrásra csak egy bejelentett út utolsó korongja kerülhet.',
          'The route wins you the number card too; the 5 comes next. Béla’s disc stays: anyone may use what’s on the board. Only a claimed route’s last disc goes on the spring.',
        ),
      ],
      solution: claim('R d1 e2 d3 d4'),
    },
  ],
}

export const number: ForrasStep = {
  id: 'fp-number',
  start: startAt(numberAt),
  rules: ['FP-21', 'FP-23'],
  say: both(
    'A kártya ötöt mutat: legalább öt korong kell, a forráséval együtt. Az ismerős út csak négy; indulj távolabbról! A téves bejelentésért nem jár semmi, és Béla jön.',
    'The card says five: at least five discs, the spring’s included. The route you know has four; start further back! A false claim wins nothing and ends your turn.',
  ),
  headline: both('… három, négy … és?', '… three, four … and?'),
  look: ['card', 'd1', 'e1'],
  until: endOfClaim,
  tasks: [
    {
      goal: all(routeWon, longRoute(5)),
      wrong: [
        shown(
          claimsBy('d1 d2 e3 d4'),
          claim('L d1 d2 e3 d4'),
          'Jó irány, de csak négy korong. Hová vezet az e1?',
          'Right way, but only four. Where does e1 lead?',
        ),
        shown(
          claimsFrom('e1 d2'),
          claim('L e1 d2 e3 d4'),
          'Rózsaszín után rózsaszín lefelé visz. Előbb balra, a lilára!',
          'Pink after pink goes down. Left to the purple first!',
        ),
        shown(
          falseClaim,
          claim('Y e1 d1 d2 e3 d4'),
          'Sárgáról balra fel lila kell a forrásra.',
          'From yellow, up-left to the spring needs purple.',
        ),
        wrong(
          quiet,
          place('Ya1'),
          'Megvan már az öt korong: keresd meg!',
          'The five discs are there already: find them!',
        ),
      ],
      praise: [
        praise(
          'Öt! Legalább ennyi kellett, több is lehetett volna: a hosszabb út több korong.',
          'Five! That’s the least you needed; longer is welcome, and brings more discs.',
        ),
      ],
      solution: claim('L e1 d1 d2 e3 d4'),
    },
  ],
}

export const repeat: ForrasStep = {
  id: 'fp-repeat',
  start: startAt(repeatAt),
  rules: ['FP-19', 'FP-14'],
  say: both(
    'A környíl ismétel: arra visz tovább, amerre az előző lépés vitt. A lapodon sárga után sárga ilyen. Két átló fut a forráshoz; melyiken jut oda a víz?',
    'The round arrow repeats: it carries on the way the last step went. On your sheet that’s yellow after yellow. Two diagonals reach the spring; which one works?',
  ),
  headline: both('Bal vagy jobb átló?', 'Left or right diagonal?'),
  look: ['s0-YY', 'a1', 'b2', 'c3', 'g1', 'f2', 'e3'],
  until: endOfClaim,
  tasks: [
    {
      goal: routeWon,
      wrong: [
        shown(
          claimsFrom('g1 f2'),
          claim('Y g1 f2 e3 d4'),
          'Első lépésnek nincs mit ismételnie. Nézd a másik átlót!',
          'A first step has nothing to repeat. Try the other diagonal!',
        ),
        shown(
          all(claimsBy('a1 b2 c3 d4'), falseClaim),
          claim('L a1 b2 c3 d4'),
          'Sárga után lila balra fel visz. Te jobbra fel mész tovább.',
          'Purple after yellow goes up-left. You’re heading up-right.',
        ),
        wrong(quiet, place('Yd1'), 'Az egyik átló már kész út.', 'One of the diagonals is a finished route.'),
      ],
      praise: [
        praise(
          'Jobbra fel, aztán két ismétlés: mindig az előző lépést követi, bárki lapja vitte arra. Az út első lépése nem lehet ismétlés. A sarokmező két szélhez is tartozik.',
          'Up-right, then two repeats: each goes the way of the step before, no matter whose sheet that was. A route can’t begin with a repeat. A corner belongs to both its edges.',
        ),
      ],
      solution: claim('Y a1 b2 c3 d4'),
    },
  ],
}
