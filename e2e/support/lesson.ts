/** Going through lessons in a page as a learner does: by taps on the game's own board and controls. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AnyRules } from '../../src/engine/core/contract'
import type { AnyLesson } from '../../src/engine/core/lesson'
import {
  answerLesson,
  learnerPrompt,
  learnerView,
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

/**
 * Runs in the page: waits for a point where a finger hits what is meant, without scrolling, and that kept still for two
 * frames; else says why there is none. It waits in the page, since asking again from outside takes longer than looking.
 */
async function pointAt({ css, nth, unless, ms }: Tap & { readonly ms: number }): Promise<Found> {
  const look = (): Found => {
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
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const end = performance.now() + ms
  for (let before: Found | null = null; ; await frames()) {
    const found = look()
    if (found === 'needless') return found
    if (typeof found !== 'string' && before !== null && typeof before !== 'string')
      if (found.x === before.x && found.y === before.y) return found
    if (performance.now() > end) return typeof found === 'string' ? found : 'moves'
    before = found
  }
}

/** Taps as soon as it keeps still; fails if what is to be tapped isn't in sight. */
export async function tapOn(page: Page, tap: Tap): Promise<void> {
  const found = await page.evaluate(pointAt, { ...tap, ms: 10_000 })
  if (typeof found !== 'string') await page.mouse.click(found.x, found.y)
  else expect(found, `${tap.css} ${tap.nth ?? ''}`).toBe('needless')
}

/** Runs in the page: clicks as soon as that can be done. Gives what was in the way to the end. */
async function clickWithin({ css, nth, unless, ms }: Tap & { readonly ms: number }): Promise<string> {
  for (const end = performance.now() + ms; ;) {
    if (unless !== undefined && document.querySelector(unless) !== null) return ''
    const all = [...document.querySelectorAll<HTMLElement>(css)]
    const one = nth === undefined ? all[0] : all.at(nth)
    if (one !== undefined && !one.matches(':disabled')) {
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return ''
    }
    if (performance.now() > end) return one === undefined ? 'not there' : 'disabled'
    await new Promise((later) => setTimeout(later, 20))
  }
}

/** Clicks in the page itself: for learners whose fingers are none of the test's business. */
export async function clickOn(page: Page, tap: Tap): Promise<void> {
  expect(await page.evaluate(clickWithin, { ...tap, ms: 10_000 }), `${tap.css} ${tap.nth ?? ''}`).toBe('')
}

/** How a tap is made. */
type Hand = (page: Page, tap: Tap) => Promise<void>

/** Runs in the page: waits until the lesson is in a mode where something is to be done, or `ms` have passed. */
function modeBy({ wanted, ms }: { readonly wanted: string; readonly ms: number }): Promise<string | undefined> {
  const now = () => {
    const { mode, task } = document.querySelector<HTMLElement>('[data-mode][data-at]')?.dataset ?? {}
    return mode === 'ask' ? `ask ${task}` : mode
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

/** Waits until nothing is being shown any more and the page is there; captions are read on. `given`: what led there. */
export async function settle(
  page: Page,
  { solved, task }: Pick<LessonPlace, 'solved' | 'task'>,
  hand: Hand = tapOn,
  given?: string,
): Promise<void> {
  const wanted = solved ? 'solved' : `ask ${task}`
  const end = Date.now() + 15_000
  let now: string | undefined
  do {
    now = await page.evaluate(modeBy, { wanted, ms: end - Date.now() })
    if (now === 'caption') await hand(page, { css: '.panel .btn.main' })
  } while (now !== wanted && Date.now() < end)
  expect(now, given).toBe(wanted)
}

/** Gives an answer by hand, and says how, for when it leads nowhere. Null if no hand can. */
async function give(
  page: Page,
  game: GameId,
  place: LessonPlace,
  answer: unknown,
  hand: Hand = tapOn,
): Promise<string | null> {
  const { teaching } = await teachings[game]()
  const taps = tapsFor({ game, teaching }, answer, learnerPrompt(place), learnerView(place))
  if (taps === null) return null
  for (const tap of taps) await hand(page, tap)
  const tapped = taps.map(({ css, nth }) => (nth === undefined ? css : `${css} (${nth})`)).join(', ') || 'nothing'
  return `${game}, ${nameOf(place)}: answered ${JSON.stringify(answer)} by tapping ${tapped}. If the page took no answer, "point" of the teaching (or the driver in e2e/drivers) must name every tap in order, "main" included`
}

const nameOf = (place: LessonPlace) => `${place.lesson.id}/${stepAt(place).id}, task ${place.task}`

/** Makes the first typical wrong try that a hand can make. False if there is none. */
export async function tryWrong(page: Page, game: GameId, place: LessonPlace): Promise<boolean> {
  for (const { example, say } of taskAt(place)?.wrong ?? []) {
    const given = await give(page, game, place, example)
    if (given === null) continue
    await expect(sentenceOf(page), given).toContainText(say.en)
    await settle(page, place, tapOn, given)
    return true
  }
  return false
}

/** Solves the step that begins at `from` by its own solutions, looking at each of its tasks. Gives the place behind it. */
export async function solveStep(
  page: Page,
  game: GameId,
  from: LessonPlace,
  look?: () => Promise<void>,
  hand: Hand = tapOn,
): Promise<LessonPlace> {
  let place = from
  let given: string | undefined
  while (!place.solved) {
    await settle(page, place, hand, given)
    await look?.()
    const answer = solutionOf(place)
    const how = await give(page, game, place, answer, hand)
    if (how === null)
      throw new Error(
        `${game}, ${nameOf(place)}: no hand can give ${JSON.stringify(answer)}; let "point" of the teaching name every tap, "main" included, or add a driver in e2e/drivers`,
      )
    given = how
    place = answerLesson(place, answer).place
  }
  await settle(page, place, hand, given)
  return place
}
