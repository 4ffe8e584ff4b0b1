/** Rare things, one step each. */
import { both, type InBoth } from '../../../core/manifest'
import {
  carriedTo,
  cili,
  emma,
  endsTurn,
  foiled,
  goals,
  holding,
  lessonOf,
  say,
  startAt,
  wonBy,
  type AgentsGoal,
  type AgentsLesson,
  type AgentsStep,
} from './kit'
import { beforeStart, draw, print } from './smallPrint'
import { killer, reopened, skipping, vetoOne, wrongHouse } from './scenes'

const extra = (id: string, title: InBoth, step: Omit<AgentsStep, 'id'>): AgentsLesson =>
  lessonOf(id, title, true, [{ ...step, id }])

const said =
  (least: number, most: number): AgentsGoal =>
  ({ answer }) =>
    'amount' in answer && answer.amount >= least && answer.amount <= most

const again = extra('reopened', both('Újabb vétó', 'A second veto'), {
  start: startAt(reopened),
  rules: ['AG-6.5', 'AG-7.8'],
  say: both(
    'Cili elvesztette a vétót, de te még közbeszólhatsz. Csak többel, mint amennyit Emma már tartott: 1200-nál többel!',
    'Celia lost her veto, but you may still step in, with more than Emma has already held: more than 1,200.',
  ),
  headline: both('Cili elbukott. Más?', 'Celia failed. Anyone else?'),
  look: ['a1', 'veto'],
  tasks: [
    {
      goal: foiled,
      wrong: [
        {
          when: wonBy(1, 4),
          say: both('Emma és Béla nyert. Pedig volt rajta 2000-ed!', 'Emma and Ben won. And you had 2,000 on it!'),
          example: say('let go'),
          play: true,
        },
      ],
      asides: [
        {
          when: goals.happened('held', { seat: emma }),
          say: both('Emma ezt is tartja. Emelj!', 'Emma holds that too. Raise!'),
        },
      ],
      refused: [
        {
          rule: 'AG-6.5',
          say: both(
            'Ennyit Emma már tartott. Legalább 1201 kell.',
            'Emma has already held that. You need 1,201 at least.',
          ),
          example: say('veto 1200'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Megállt. Cili így is kimarad egyszer: ő elvesztette a sajátját.',
            'Stopped. Celia still skips a turn: she lost hers.',
          ),
        },
      ],
      solution: say('veto 1600'),
    },
  ],
  others: holding({ [emma]: 1500 }),
  until: endsTurn,
})

const one = extra('veto-one', both('A társ vétója', 'Your partner’s veto'), {
  start: startAt(vetoOne),
  rules: ['AG-6.8', 'AG-7.1'],
  say: both(
    'A Nyúllal vitetnéd a kincset, de a társad közbeszól: „Vétó 1!” Könnyedén tarthatnád. Csakhogy onnan Béla rögtön hazavinné. Hallgass Danira!',
    'You’re having the Hare carry, but your partner says “Veto 1!” You could easily hold. But from there Ben would take it straight home. Listen to Dan.',
  ),
  headline: both('A társad vétózik. Miért?', 'Your partner vetoes. Why?'),
  look: ['f4', 'giveUp'],
  tasks: [
    {
      goal: goals.answered({ type: 'giveUp' }),
      wrong: [
        {
          when: goals.answered({ type: 'hold' }),
          say: both(
            'Béla máris hazaviszi, és 3000 van rajta: a te 2500-ad kevés. Dani előre látta.',
            'Ben is already taking it home with 3,000 on it: your 2,500 won’t do. Dan saw it coming.',
          ),
          example: say('hold'),
          play: true,
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'A kincs maradt, Dani nem marad ki. Aki nem tart, nem árul el semmit: senki sem tudja, hogy tarthattad volna.',
            'The treasure stays, and Dan skips nothing. Giving up tells nobody anything: you might have been able to hold.',
          ),
        },
      ],
      solution: say('give up'),
    },
  ],
  others({ seat, prompt }) {
    if (seat === 1 && prompt.type === 'turn') return say('C* > 0,3')
    return prompt.type === 'hold' && seat === 1 && prompt.bid <= 3000 ? say('hold') : null
  },
  until: (event) => event.type === 'foiled',
})

const onKiller = extra('killer', both('A gyilkoson lévő pénz', 'Money on the killer'), {
  start: startAt(killer),
  rules: ['AG-5.5', 'AG-7.6'],
  say: both(
    'Cili megöletné a Kígyót, amelyiken 3000-ed van. De vétózni a gyilkosra költött pénzeddel tudsz: a Denevéren 1400 van.',
    'Celia wants the Snake dead, and you have 3,000 on it. But only money on the killer can veto: you have 1,400 on the Bat.',
  ),
  headline: both('Kinek fizettél: a gyilkosnak?', 'Who did you pay: the killer?'),
  look: ['bat', 'veto'],
  tasks: [
    {
      goal: foiled,
      wrong: [
        {
          when: goals.answered({ type: 'letGo' }),
          say: both('Oda a Kígyó, és vele a 3000-ed.', 'The Snake is gone, and your 3,000 with it.'),
          example: say('let go'),
          play: true,
        },
      ],
      asides: [
        {
          when: goals.all(goals.happened('held', { seat: cili }), said(1, 1000)),
          say: both(
            'Ezer biztosan van rajta, anélkül nem is ölethetne. Emelj!',
            'She surely has 1,000 on it, or she couldn’t have ordered this. Raise!',
          ),
        },
        { when: goals.happened('held', { seat: cili }), say: both('Tartja. Emelj!', 'She holds. Raise!') },
      ],
      refused: [
        {
          rule: 'AG-6.2',
          say: both(
            'Az áldozaton lévő pénz itt nem számít. A Denevéren 1400-ad van.',
            'Money on the victim doesn’t count here. You have 1,400 on the Bat.',
          ),
          example: say('veto 3000'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Megmentetted a Kígyót. Cili az ezresével is licitálhatott, és meg is maradt neki: csak akkor vész el, ha a gyilkosság megtörténik.',
            'You saved the Snake. Celia’s 1,000 counted in her bids, and she keeps it: it’s only paid if the murder happens.',
          ),
        },
      ],
      solution: say('veto 1400'),
    },
  ],
  others: holding({ [cili]: 1300 }),
  until: endsTurn,
})

const silent = extra('skipping', both('Aki kimarad', 'Skipping a turn'), {
  start: startAt(skipping),
  rules: ['AG-2.4'],
  say: both(
    'Legközelebb kimaradsz. A szavad megmaradt: vétózni most is tudsz. Feri mindjárt nyer!',
    'You’ll skip your next turn, but you still have a voice: you can veto. And Fred is about to win!',
  ),
  headline: both('Kimaradsz. Hallgatsz is?', 'You’re skipping. Staying silent, too?'),
  look: ['a4', 'veto'],
  tasks: [
    {
      goal: foiled,
      wrong: [
        {
          when: goals.answered({ type: 'letGo' }),
          say: both(
            'Feri és Cili nyert. Aki kimarad, attól még vétózhat!',
            'Fred and Celia won. Skipping a turn doesn’t mean staying silent!',
          ),
          example: say('let go'),
          play: true,
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Megállítottad. Most kimaradsz, a következő fordulóban újra te is jössz. Két elvesztett vétó két kimaradás.',
            'You stopped him. Now you skip this one, and next time round you play again. Two lost vetoes cost two turns.',
          ),
        },
      ],
      solution: say('veto 700'),
    },
  ],
  others: holding({}),
  until: (event) => event.type === 'skipped' || event.type === 'ended',
})

const house = extra('wrong-house', both('Rossz ajtó', 'The wrong door'), {
  start: startAt(wrongHouse),
  rules: ['AG-4.4', 'AG-9.1'],
  say: both(
    'A kincset bármelyik főhadiszállásra be lehet vinni, de az nyer, akié. Vidd el Béla ajtaja elől, két utcányira minden ajtótól!',
    'The treasure may enter any headquarters, but its owners win. Take it away from Ben’s door, two streets from any!',
  ),
  headline: both('Vigyázz, kié az ajtó!', 'Mind whose door it is!'),
  look: ['hare', 'f3'],
  tasks: [
    {
      goal: carriedTo('-1,2'),
      wrong: [
        {
          when: carriedTo('0,3'),
          say: both('Béla és Emma nyert, és te vitted oda.', 'Ben and Emma won, and you delivered it.'),
          example: say('C* > 0,3'),
          play: true,
        },
        {
          when: carriedTo('0,2'),
          say: both('Onnan is csak egy utca Béla ajtaja.', 'Still one street from Ben’s door.'),
          example: say('C* > 0,2'),
        },
        {
          when: carriedTo('-2,3'),
          say: both('Ott meg Cili ajtaja van egy utcányira.', 'Now it’s one street from Celia’s door.'),
          example: say('C* > -2,3'),
        },
        {
          when: goals.not(carriedTo('-1,2')),
          say: both('A kincs ott maradt Béla ajtaja előtt.', 'The treasure is still at Ben’s door.'),
          example: say('pass'),
        },
      ],
      praise: [
        {
          when: goals.always,
          say: both(
            'Innen minden ajtó két utca: van időtök.',
            'From here every door is two streets away: you have time.',
          ),
        },
      ],
      solution: say('C* > -1,2'),
    },
  ],
  until: endsTurn,
})

export const extras: readonly AgentsLesson[] = [beforeStart, again, one, onKiller, silent, house, draw, print]
