import type { Rng, Seat, Step, World } from '../../core/contract'
import { resolveDecide, resolveOffers } from './places/bribes'
import type { Answer, AnswerOf, Event } from './events'
import { runVisit, visit } from './places/doc'
import { draftOf, next, pay, stepOf, tell, type Draft } from './motion'
import { runEndRound, runRound, win } from './outcome'
import { joePrice, type Hidden, type Own, type Played, type Table, type Task } from './facts'
import { keepBadge, mine, runBadge, runPlace, yieldBank, yieldMine, yieldSheriff } from './places/index'
import { keepLoot, rob, runSteal, yieldSaloon } from './places/saloon'
import { runDraw, takeDrawn, yieldStore } from './places/store'
import { giveBack, loseBrute, resolveKeep, resolveLast, runSettle, runThrow, turn } from './dice/throwing'
import { corrupt, runSlide, yieldTownHall } from './places/townHall'
import { clearOpen, playJoe, resolveWanted, resolveWindow, runJoe, runPlay, runWindow } from './cards/windows'

export function resolve(
  world: World<Table, Own, Hidden>,
  answers: ReadonlyMap<Seat, Answer>,
  rng: Rng,
): Step<Table, Own, Hidden, Event> {
  const draft = draftOf(world, rng)
  apply(draft, world.table, answers)
  advance(draft, world.table)
  return stepOf(draft)
}

/** Carries out what needs no decision, until something does. `before`: the table whose phase is answered. */
export function advance(draft: Draft, before: Pick<Table, 'phase'>) {
  const { table } = draft
  while (table.phase === before.phase) {
    const { agenda } = table
    table.agenda = agenda.slice(1)
    run(draft, agenda[0])
  }
}

/** What the answers to the present phase lead to. */
function apply(draft: Draft, { phase }: Table, answers: ReadonlyMap<Seat, Answer>) {
  const answer = answers.values().next().value as Answer
  switch (phase.type) {
    case 'keep':
      return resolveKeep(draft, answers as ReadonlyMap<Seat, AnswerOf<'keep'>>)
    case 'last':
      return resolveLast(draft, answers as ReadonlyMap<Seat, AnswerOf<'last'>>)
    case 'giveBack':
      return giveBack(draft, phase.seat, (answer as AnswerOf<'giveBack'>).die)
    case 'window':
      return resolveWindow(draft, phase.window, answers)
    case 'wanted':
      return resolveWanted(draft, phase.played, answers)
    case 'offers':
      return resolveOffers(draft, phase, answers)
    case 'decide':
      return resolveDecide(draft, phase, answer)
    case 'take':
      return takeDrawn(draft, phase.seat, (answer as AnswerOf<'take'>).card)
    case 'joe':
      return playJoe(draft, phase.seat, (answer as AnswerOf<'target'>).seat)
    case 'steal': {
      const { victim, property, store } = answer as AnswerOf<'steal'>
      return rob(draft, phase.seat, { victim, property, store })
    }
    case 'loot':
      return keepLoot(draft, phase.seat, phase.theft.victim, (answer as AnswerOf<'loot'>).card)
    case 'visit':
      return answer.type === 'visit'
        ? visit(draft, phase.seat, answer.action, answer.properties, phase.action !== null)
        : visit(draft, phase.seat, null, [], false)
    case 'final':
      return win(draft, (answer as AnswerOf<'choose'>).seat, 'DT-17.3')
    case 'over':
      return
    default:
      return phase satisfies never
  }
}

function run(draft: Draft, task: Task) {
  switch (task.do) {
    case 'round':
      return runRound(draft)
    case 'throw':
      return runThrow(draft)
    case 'settle':
      return runSettle(draft, task.owing)
    case 'place':
      return runPlace(draft, task.place)
    case 'yield':
      return runYield(draft, task)
    case 'draw':
      return runDraw(draft, task.seat, task.jacks)
    case 'steal':
      return runSteal(draft, task.seat, task.queens)
    case 'window':
      return runWindow(draft, task.window)
    case 'play':
      return runPlay(draft, task.played)
    case 'effects':
      clearOpen(draft)
      return task.played.forEach((played, index) =>
        index === task.cancelled ? cancelledEffect(draft, played) : effect(draft, played),
      )
    case 'joe':
      return runJoe(draft, task.seat)
    case 'badge':
      return runBadge(draft, task.seat)
    case 'slide':
      return runSlide(draft)
    case 'visit':
      return runVisit(draft, task.seat, task.action)
    case 'endRound':
      return runEndRound(draft)
    default:
      return task satisfies never
  }
}

function runYield(draft: Draft, { place, seat }: Extract<Task, { do: 'yield' }>) {
  switch (place) {
    case 'mine':
      return yieldMine(draft, seat)
    case 'bank':
      return yieldBank(draft, seat)
    case 'store':
      return yieldStore(draft, seat)
    case 'saloon':
      return yieldSaloon(draft, seat)
    case 'sheriff':
      return yieldSheriff(draft, seat)
    case 'townHall':
      return yieldTownHall(draft, seat)
    default:
      return place satisfies never
  }
}

/** What a played card does when nobody stops it. */
function effect(draft: Draft, played: Played) {
  const { seat } = played
  switch (played.card) {
    case 'brute':
      return
    case 'cheater':
      return turn(draft, seat, played)
    case 'dynamite':
      return mine(draft, seat, played.nuggets, true)
    case 'split': {
      const money = pay(draft, played.robber, seat, Math.floor(played.money / 2))
      return tell(draft, { type: 'split', from: played.robber, to: seat, money, rule: 'DT-13.11' })
    }
    case 'credit': {
      const { jacks } = played
      return next(draft, { do: 'draw', seat, jacks }, { do: 'window', window: { card: 'credit', seat, jacks } })
    }
    case 'girls':
      return rob(draft, seat, played.theft)
    case 'marshal':
      return keepBadge(draft)
    case 'corruption':
      return corrupt(draft, seat)
    case 'elixir':
      return next(draft, { do: 'visit', seat, action: played.action })
    case 'joe': {
      const money = pay(draft, played.target, seat, joePrice)
      return tell(draft, { type: 'joePaid', from: played.target, to: seat, money, rule: 'DT-13.9' })
    }
    default:
      return played satisfies never
  }
}

/** A brute that was stopped leaves a die unpaid; any other card merely does nothing (DT-13.12). */
function cancelledEffect(draft: Draft, played: Played) {
  if (played.card === 'brute') loseBrute(draft, played.seat)
}
