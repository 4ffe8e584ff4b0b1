/** The second lesson: stopping others, letting go, murder, winning as a team. */
import { both } from '../../../core/manifest'
import {
  bat,
  bear,
  cili,
  endsTurn,
  emma,
  foiled,
  goals,
  holding,
  lessonOf,
  opening,
  ordered,
  raven,
  say,
  startAt,
  snake,
  vetoing,
  wonBy,
  type AgentsGoal,
  type AgentsStep,
} from './kit'
import { killing, pointless, stopping, together } from './scenes'

const upTo =
  (most: number): AgentsGoal =>
  ({ answer }) =>
    answer.type === 'veto' && answer.amount <= most

const veto: AgentsStep = {
  id: 'veto',
  start: startAt(stopping),
  rules: ['AG-6.2', 'AG-7.3', 'AG-7.6'],
  say: both(
    'Baj van: Cili a Szarvassal hazavinné a kincset, és nyerne. De a Szarvasra te is könyveltél 2400-at. Vétózd meg! Mondhatsz kevesebbet is, többet nem.',
    'Trouble: Celia is about to carry the treasure home with the Stag and win. But you have 2,400 on the Stag. Veto! You may name less, never more.',
  ),
  headline: both('Cili mindjárt nyer. Állítsd meg, de olcsón!', 'Celia’s about to win. Stop her, cheaply!'),
  look: ['g1', 'veto'],
  tasks: [
    {
      goal: foiled,
      wrong: [
        {
          when: wonBy(2, 5),
          say: both(
            'Cili és Feri nyert. Ilyenkor ne hallgass: vétózz, és ha tartja, emelj!',
            'Celia and Fred won. Don’t sit this one out: veto, and if she holds, raise!',
          ),
          example: say('let go'),
          play: true,
        },
      ],
      asides: [
        {
          when: goals.happened('held', { seat: cili }),
          say: both('Cili tartja. Emelj, van még!', 'Celia holds. Raise, you have more!'),
        },
      ],
      refused: [
        {
          rule: 'AG-6.2',
          say: both('2400-ad van rajta, ennél többet nem mondhatsz.', 'You have 2,400 on it and can’t name more.'),
          example: say('veto 2401'),
        },
      ],
      praise: [
        {
          when: goals.answered({ type: 'raise' }),
          say: both(
            'Megállt: semmi sem mozdul, és már a következő jön. Látod: ha tartják, emelhetsz.',
            'Stopped: nothing moves, her turn is over. See, when they hold, you can raise.',
          ),
        },
        {
          when: upTo(1500),
          say: both(
            'Megállt, és alig árultál el valamit. Ha tartotta volna, még emelhettél volna.',
            'Stopped, and you gave little away. Had she held, you could have raised.',
          ),
        },
        {
          when: goals.always,
          say: both(
            'Megállt! Kevesebb is elég lett volna, most már tudják, hogy gazdag vagy. Ha tartotta volna, még emelhettél volna.',
            'Stopped! Less would have done, and now they know you’re rich. Had she held, you could have raised.',
          ),
        },
      ],
      solution: say('veto 1200'),
    },
  ],
  others: holding({ [cili]: 900 }),
  until: endsTurn,
}

const letGo: AgentsStep = {
  id: 'let-go',
  start: startAt(pointless),
  rules: ['AG-6.3', 'AG-7.7', 'AG-10.1'],
  say: both(
    'Emma a Bagollyal lép egyet, semmi vész. Neked 300-ad van rajta, a jegyzetfüzet szerint Emma az előző fordulóban legalább 2000-et mutatott. Aki vétóval alulmarad, egyszer kimarad. Mit teszel?',
    'Emma moves the Owl one street: no danger. You have 300 on it; the notebook says Emma showed at least 2,000 last round. Lose a veto and you skip a turn. Your call?',
  ),
  headline: both('Érdemes?', 'Worth it?'),
  look: ['notebook'],
  tasks: [
    {
      goal: goals.answered({ type: 'letGo' }),
      wrong: [
        {
          when: goals.answered({ type: 'veto' }),
          say: both(
            'Emma tartja, és te nem mehetsz fölé: a Bagoly lép, te meg kimaradsz. A jegyzetfüzet előre szólt.',
            'Emma holds, and you can’t top her: the Owl moves and you skip a turn. The notebook had warned you.',
          ),
          example: say('veto 300'),
          play: true,
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Okos döntés. Mindannyian elengedtétek, a Bagoly lép. Akkor vétózz, ha fáj, és ha nyerhetsz. A jegyzetfüzet két fordulóra emlékszik.',
            'Smart. Everyone let go, so the Owl moves. Veto when it hurts and you can win. The notebook remembers two rounds.',
          ),
        },
      ],
      solution: say('let go'),
    },
  ],
  others: holding({ [emma]: 2600 }),
  until: endsTurn,
}

const killed = goals.happened('murdered', { agent: bear, victim: raven })

const kill: AgentsStep = {
  id: 'kill',
  start: startAt(killing),
  rules: ['AG-3.6', 'AG-4.3', 'AG-4.5', 'AG-5.1', 'AG-5.2', 'AG-5.3', 'AG-5.4'],
  say: both(
    'A Hollón Cili már 5000-et mutatott, drága volna túllicitálni. De ugyanott áll a Medve, és azon 1800 a tiéd. Ölje meg a Medve a Hollót! Ez a Medvén lévő pénzedből 1000-be kerül.',
    'Celia has shown 5,000 on the Raven: costly to outbid. But the Bear shares its spot, with 1,800 of yours on it. Have it kill the Raven! That takes 1,000 of yours.',
  ),
  headline: both('Csönd. Valaki eltűnik.', 'Hush. Someone’s about to vanish.'),
  look: ['bear', 'murder'],
  tasks: [
    {
      goal: killed,
      wrong: [
        {
          when: ordered('carry', raven),
          say: both(
            'A Holló másra hallgat: Cili 1-gyel is megállított, mert neked semmid sincs rajta.',
            'The Raven listens to someone else: Celia stopped you with 1, because you have nothing on it.',
          ),
          example: say('F* > -1,1'),
          play: true,
        },
        {
          when: ordered('carry', bear),
          say: both(
            'Ez is lépés, de a Holló utánad mehet. Előbb vele végezz!',
            'Fair, but the Raven will follow. Deal with it first.',
          ),
          example: say('H* > -1,1'),
          play: true,
        },
        {
          when: goals.not(killed),
          say: both('Most a Medve öljön: koppints rá!', 'Let the Bear kill this time: tap it.'),
          example: say('pass'),
        },
      ],
      refused: [
        {
          rule: 'AG-5.1',
          say: both(
            'A Hollón nincs 1000 pénzed. Ölni csak az tud, akin van: itt a Medve.',
            'You don’t have 1,000 on the Raven. Only an agent you’ve paid that much will kill: here, the Bear.',
          ),
          example: say('F x H'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Nincs többé Holló, és minden pénz odalett, amit valaha kapott. A Medvén 800-ad maradt, a kincs a helyén.',
            'No more Raven, and every coin it was ever paid is gone. You have 800 left on the Bear; the treasure stays put.',
          ),
        },
      ],
      solution: say('H x F'),
    },
  ],
  others: vetoing(cili, { [raven]: 1 }),
  until: endsTurn,
}

const snakeGoes = goals.answered({ type: 'carry', agent: snake, to: '-3,0' })

const team: AgentsStep = {
  id: 'together',
  start: startAt(together),
  rules: ['AG-1.2', 'AG-3.5', 'AG-7.5', 'AG-9.1'],
  say: both(
    'Dani szemben ül: ő a társad, az ő főhadiszállásán is ti nyertek. Egy utca van hátra, és két ügynök is vihetné a kincset. Nézd meg a pénzedet: melyik vigye?',
    'Dan sits opposite: he’s your partner, and his headquarters wins it for you both. One street to go, and two agents could carry. Check your money: which one?',
  ),
  headline: both('Melyik vigye?', 'Which one carries?'),
  look: ['d1', 'money'],
  tasks: [
    {
      goal: snakeGoes,
      wrong: [
        {
          when: ordered('carry', bat),
          say: both(
            'Cili vétózott, te pedig nem tarthatod: a Denevéren semmid sincs. A Kígyón viszont 4000!',
            'Celia vetoed, and you have nothing on the Bat, so you can’t hold. On the Snake you have 4,000!',
          ),
          example: say('E* > -3,0'),
          play: true,
        },
        {
          when: ordered('murder'),
          say: both('Szabályos, de minek? Egy utca, és nyertek.', 'Legal, but why? One street and you win.'),
          example: say('G x E'),
        },
        {
          when: goals.not(snakeGoes),
          say: both(
            'Dani főhadiszállása egy utcányira van, balra. Vitesd oda a kincset!',
            'Dan’s headquarters is one street away, on the left. Have the treasure carried there.',
          ),
          example: say('G* > -1,0'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both('Jól választottál: ezen van pénzed.', 'Good choice: that’s the one you’ve paid.'),
        },
      ],
      solution: say('G* > -3,0'),
    },
    {
      say: both(
        'Cili vétózik: 1500. Dani itt nem segíthet, a licit kettőtöké, és a pénzt nem adhatjátok össze. Tartod?',
        'Celia vetoes: 1,500. Dan can’t help or add his money: it’s between you two. Do you hold?',
      ),
      look: ['money', 'hold'],
      goal: wonBy(0, 3),
      wrong: [
        {
          when: goals.answered({ type: 'giveUp' }),
          say: both('Neked 4000 van rajta. Tartsd!', 'You have 4,000 on it. Hold!'),
          example: say('give up'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Győztetek! A végén kinyílik minden könyv: kiderül, ki kire költött.',
            'You both win! At the end every ledger opens, and you see who paid what.',
          ),
        },
      ],
      solution: say('hold'),
    },
  ],
  others: vetoing(cili, { [snake]: 1500, [bat]: 500 }),
  until: endsTurn,
}

const talk: AgentsStep = {
  id: 'talk',
  start: startAt(opening),
  rules: ['AG-10.2'],
  say: both(
    'Beszélni mindig szabad: alkudni, ígérni, akár füllenteni is. De csak nyíltan, hogy bárki hallhassa, a társaddal se egyeztess titokban. Utasításban, könyvelésben, licitben viszont nincs hazugság.',
    'Talk as much as you like: bargain, promise, even fib. But openly, so anyone can hear, and no secret plans with your partner. Orders, bookings and bids are always true.',
  ),
  headline: both('Most igazából. Beszéljetek!', 'For real now. Talk!'),
  look: [],
  tasks: [],
}

export const duels = lessonOf('duels', both('Vétó, gyilkosság, győzelem', 'Veto, murder, victory'), false, [
  veto,
  letGo,
  kill,
  team,
  talk,
])
