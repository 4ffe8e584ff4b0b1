import type { Page } from '@playwright/test'
import { beginStep, nextStep, type LessonPlace } from '../../src/engine/core/lessonRun'
import { expect, test } from '../support'
import { courseOf, settle, solveStep, tapOn, tryWrong } from '../support/lesson'

interface Walk {
  /** One mode after the other, and for how long each was in sight. */
  readonly modes: { at: string; mode: string; ms: number; said: string }[]
  /** Where board and paper stood in each step. */
  readonly places: Record<string, string[]>
}

/** Runs in the page: notes in every frame what a learner sees. */
function watchWalk() {
  const walk: Walk = { modes: [], places: {} }
  Object.assign(window, { walk })
  const rectOf = (css: string) => {
    const box = document.querySelector(css)?.getBoundingClientRect()
    return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : null
  }
  let before = performance.now()
  const look = () => {
    const now = performance.now()
    const { mode, at } = document.querySelector<HTMLElement>('[data-mode][data-at]')?.dataset ?? {}
    const places = [rectOf('.board .cloth'), rectOf('[data-paper]')]
    if (mode !== undefined && at !== undefined && !places.includes(null)) {
      const last = walk.modes.at(-1)
      const said = document.querySelector('[data-paper] .say')?.textContent.trim() ?? ''
      if (last?.at === at && last.mode === mode) last.ms += now - before
      else walk.modes.push({ at, mode, ms: 0, said })
      const seen = (walk.places[at] ??= [])
      const place = places.join(' | ')
      if (!seen.includes(place)) seen.push(place)
    }
    before = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const walkOf = (page: Page) => page.evaluate(() => (window as unknown as { walk: Walk }).walk)

test('a lesson with motion: what happens can be read, wrong tries are shown and taken back, and nothing jumps', async ({
  phone,
}) => {
  const { rules, lessons } = await courseOf('dice-town')
  const lesson = lessons[0]
  const page = await phone({ size: 'smallPhone', motion: true, at: null })
  await page.addInitScript(watchWalk)
  await page.goto(`/#/learn/dice-town/${lesson.id}`)
  let place: LessonPlace | null = beginStep(rules, lesson, 0)
  while (place !== null) {
    await settle(page, place)
    if (!place.solved) await tryWrong(page, 'dice-town', place)
    place = nextStep(await solveStep(page, 'dice-town', place))
    await tapOn(page, { css: '.panel .btn.main' })
  }
  const { modes, places } = await walkOf(page)
  // Each step has one place for its board and one for its paper.
  expect(Object.entries(places).filter(([, seen]) => seen.length !== 1)).toEqual([])
  // Every caption waited to be read.
  const captions = lesson.steps.flatMap(({ captions: all = [] }) => all.map(({ say }) => say.en))
  expect(modes.filter(({ mode }) => mode === 'caption').map(({ said }) => said)).toEqual(captions)
  // What is played takes its time, and a wrong try stays in sight with its reason before it is taken back.
  const shortest = (wanted: string) =>
    Math.min(...modes.filter(({ mode }) => mode === wanted).map(({ ms }) => Math.round(ms)))
  expect(shortest('play')).toBeGreaterThanOrEqual(250)
  expect(shortest('hold')).toBeGreaterThanOrEqual(900)
  const [told] = modes.filter(({ mode }) => mode === 'hold')
  expect(told?.said).toBe(lesson.steps.find(({ id }) => id === told?.at)?.tasks[0].wrong[0].say.en)
})
