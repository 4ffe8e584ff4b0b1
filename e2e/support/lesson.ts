/** Going through lessons in a page as a learner does: by taps on the game's own board and controls. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { AnyLesson } from '../../src/engine/core/lesson'
import {
  answerLesson,
  learnerPrompt,
  learnerView,
  nextStep,
  solutionOf,
  stepAt,
  taskAt,
  type LessonPlace,
} from '../../src/engine/core/lessonRun'
import { type GameId } from '../../src/engine/games/catalog'
import { teachings, wholeRules } from '../../src/engine/games/teachings'
import { tapsFor, type Tap } from '../drivers'

const view = (page: Page) => page.locator('[data-mode][data-at]').first()
export const stepOf = (page: Page) => view(page).getAttribute('data-at')
/** The sentence that is read: the paper also holds the step's other ones, unseen, to keep its height. */
const sentenceOf = (page: Page) => page.locator('[data-paper] [role="status"]')

export interface Course {
  readonly game: GameId
  readonly rules: AnyRules
  readonly lessons: readonly AnyLesson[]
}

export async function courseOf(game: GameId): Promise<Course> {
  const [{ teaching }, { rules }] = await Promise.all([teachings[game](), wholeRules[game]()])
  return { game, rules, lessons: teaching.lessons }
}

/** A point in the page, or why there is none. */
type Found = { readonly x: number; readonly y: number } | string

/** Runs in the page: a point where a finger hits what is meant, without scrolling. */
function hitBy({ css, nth, unless }: Tap): Found {
  if (unless !== undefined && document.querySelector(unless) !== null) return 'needless'
  const all = [...document.querySelectorAll<HTMLElement>(css)]
  const one = nth === undefined ? all[0] : all.at(nth)
  if (one === undefined) return 'not there'
  if (one.matches(':disabled')) return 'disabled'
  // Sheets slide in: what still moves is tapped when it rests.
  if ((one.closest('dialog')?.getAnimations().length ?? 0) > 0) return 'moving'
  const { left, top, width, height } = one.getBoundingClientRect()
  // The middle first; what is drawn in odd shapes is hit somewhere else.
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [left + width * across, top + height * down]
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && one.contains(hit)) return { x, y }
    }
  return 'out of sight or covered'
}

/**
 * Runs in the page: waits for a point to tap that kept still for two frames; else says why there is none. It waits in
 * the page, since asking again from outside takes longer than looking.
 */
async function pointAt(tap: Tap, look: typeof hitBy): Promise<Found> {
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const end = performance.now() + 10_000
  for (let before: Found | null = null; ; await frames()) {
    const found = look(tap)
    if (found === 'needless') return found
    if (typeof found !== 'string' && before !== null && typeof before !== 'string')
      if (found.x === before.x && found.y === before.y) return found
    if (performance.now() > end) return typeof found === 'string' ? found : 'moves'
    before = found
  }
}

/** Taps as soon as it keeps still; fails if what is to be tapped isn't in sight. */
export async function tapOn(page: Page, tap: Tap): Promise<void> {
  const found = await page.evaluate<Found>(`(${pointAt.toString()})(${JSON.stringify(tap)}, ${hitBy.toString()})`)
  if (typeof found !== 'string') await page.mouse.click(found.x, found.y)
  else expect(found, `${tap.css} ${tap.nth ?? ''}`).toBe('needless')
}

/** What a lesson shows before it goes on, and what is tapped then. */
interface Scene {
  readonly at: string
  readonly mode: string
  readonly taps: readonly Tap[]
  /** What led there. */
  readonly given?: string
}

/** How a lesson is clicked through. */
export interface Clicking {
  /** Goes on through all steps that follow. */
  readonly onward?: boolean
  /** Scrolls to what is out of sight, as people do with very large text. */
  readonly scrolls?: boolean
  /** Source of a function that runs in the page for each task and each step without any; it says what is wrong, or ''. */
  readonly look?: string
}

/**
 * Runs in the page: goes through scenes by clicks, each as soon as a finger would hit what is meant. Gives what was in
 * the way to the end.
 */
async function clickThrough(
  scenes: readonly Scene[],
  scrolls: boolean,
  hit: typeof hitBy,
  look: () => string,
): Promise<string> {
  /** Tries until there is nothing in the way any more. */
  const soon = async (inTheWay: () => string) => {
    for (const end = performance.now() + 10_000; ; await new Promise((later) => setTimeout(later, 20))) {
      const why = inTheWay()
      if (why === '' || performance.now() > end) return why
    }
  }
  const click = (tap: Tap) => {
    if (scrolls) [...document.querySelectorAll(tap.css)].at(tap.nth ?? 0)?.scrollIntoView({ block: 'nearest' })
    const found = hit(tap)
    if (typeof found === 'string') return found === 'needless' ? '' : `${tap.css} ${tap.nth ?? ''}: ${found}`
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.elementFromPoint(found.x, found.y)!.dispatchEvent(press)
    return ''
  }
  for (const [number, { at, mode, taps, given }] of scenes.entries()) {
    const reached = () => {
      const { dataset } = document.querySelector<HTMLElement>('[data-mode][data-at]') ?? {}
      const now = dataset?.['mode'] === 'ask' ? `ask ${dataset['task']}` : dataset?.['mode']
      if (now === 'caption') click({ css: '.panel .btn.main' })
      return now === mode && dataset?.['at'] === at ? '' : `${dataset?.['at']}: ${now}, not ${mode}. ${given ?? ''}`
    }
    const ends = mode === 'solved' && scenes[number - 1]?.at === at
    let trouble = (await soon(reached)) || (ends ? '' : await soon(look))
    for (const tap of taps) trouble ||= await soon(() => click(tap))
    if (trouble) return `${at}, ${mode}: ${trouble}`
  }
  return ''
}

/** Runs in the page: waits until something is to be done in the lesson, or `ms` have passed. */
function modeBy({ wanted, ms }: { readonly wanted: string; readonly ms: number }): Promise<string | undefined> {
  const now = () => {
    const { mode, task, at } = document.querySelector<HTMLElement>('[data-mode][data-at]')?.dataset ?? {}
    if (mode === 'caption') return mode
    return `${at}: ${mode === 'ask' ? `ask ${task}` : mode}`
  }
  return new Promise((done) => {
    const end = performance.now() + ms
    const look = () => {
      const mode = now()
      if (mode !== wanted && mode !== 'caption' && performance.now() < end) return
      changes.disconnect()
      clearInterval(timer)
      done(mode)
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    const timer = setInterval(look, 500)
    look()
  })
}

const modeOf = ({ solved, task }: LessonPlace) => (solved ? 'solved' : `ask ${task}`)

/** Waits until nothing is being shown any more and the place is there; captions are read on. `given`: what led there. */
export async function settle(page: Page, place: LessonPlace, given?: string): Promise<void> {
  const wanted = `${stepAt(place).id}: ${modeOf(place)}`
  const end = Date.now() + 15_000
  let now: string | undefined
  do {
    now = await page.evaluate(modeBy, { wanted, ms: end - Date.now() })
    if (now === 'caption') await tapOn(page, { css: '.panel .btn.main' })
  } while (now !== wanted && Date.now() < end)
  expect(now, given).toBe(wanted)
}

interface Giving {
  readonly taps: readonly Tap[]
  /** How it is given, for when it leads nowhere. */
  readonly how: string
}

/** An answer by hand. Null if no hand can give it. */
async function givingOf(game: GameId, place: LessonPlace, answer: unknown): Promise<Giving | null> {
  const { teaching } = await teachings[game]()
  const taps = tapsFor({ game, teaching }, answer, learnerPrompt(place), learnerView(place))
  if (taps === null) return null
  const tapped = taps.map(({ css, nth }) => (nth === undefined ? css : `${css} (${nth})`)).join(', ') || 'nothing'
  const how = `${game}, ${nameOf(place)}: answered ${JSON.stringify(answer)} by tapping ${tapped}. If the page took no answer, "point" of the teaching (or the driver in e2e/drivers) must name every tap in order, "main" included`
  return { taps, how }
}

const nameOf = (place: LessonPlace) => `${place.lesson.id}/${stepAt(place).id}, task ${place.task}`

/** Makes the first typical wrong try that a hand can make. False if there is none. */
export async function tryWrong(page: Page, game: GameId, place: LessonPlace): Promise<boolean> {
  for (const { example, say } of taskAt(place)?.wrong ?? []) {
    const giving = await givingOf(game, place, example)
    if (giving === null) continue
    for (const tap of giving.taps) await tapOn(page, tap)
    await expect(sentenceOf(page), giving.how).toContainText(say.en)
    await settle(page, place, giving.how)
    return true
  }
  return false
}

interface Solving {
  readonly giving: Giving
  readonly place: LessonPlace
}

/** Gives a task its own solution: how, and the place behind it. */
async function solvingOf(game: GameId, place: LessonPlace): Promise<Solving> {
  const answer = solutionOf(place)
  const giving = await givingOf(game, place, answer)
  if (giving === null)
    throw new Error(
      `${game}, ${nameOf(place)}: no hand can give ${JSON.stringify(answer)}; let "point" of the teaching name every tap, "main" included, or add a driver in e2e/drivers`,
    )
  return { giving, place: answerLesson(place, answer).place }
}

/** Solves the step that begins at `from` by its own solutions, looking at each of its tasks. Gives the place behind it. */
export async function solveStep(
  page: Page,
  game: GameId,
  from: LessonPlace,
  look?: () => Promise<void>,
): Promise<LessonPlace> {
  let place = from
  await settle(page, place)
  while (!place.solved) {
    await look?.()
    const { giving, place: next } = await solvingOf(game, place)
    for (const tap of giving.taps) await tapOn(page, tap)
    place = next
    await settle(page, place, giving.how)
  }
  return place
}

/** Solves the step that begins at `from` in the page itself: much cheaper where fingers are none of the test's business. */
export async function clickOn(page: Page, game: GameId, from: LessonPlace, how: Clicking = {}): Promise<void> {
  const { onward = false, scrolls = false, look = "() => ''" } = how
  const scenes: Scene[] = []
  let given: string | undefined
  for (let next: LessonPlace | null = from; next !== null;) {
    let place: LessonPlace = next
    const at = stepAt(place).id
    while (!place.solved) {
      const { giving, place: after } = await solvingOf(game, place)
      scenes.push({ at, mode: modeOf(place), taps: giving.taps, given })
      given = giving.how
      place = after
    }
    scenes.push({ at, mode: modeOf(place), taps: onward ? [{ css: '.panel .btn.main' }] : [], given })
    next = onward ? nextStep(place) : null
  }
  const parts = [JSON.stringify(scenes), String(scrolls), hitBy.toString(), look]
  expect(await page.evaluate<string>(`(${clickThrough.toString()})(${parts.join(', ')})`), game).toBe('')
}
