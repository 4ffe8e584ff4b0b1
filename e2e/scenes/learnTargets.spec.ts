import { beginStep } from '../../src/engine/core/lessonRun'
import { fingertip } from '../../src/renderer/ui/magnify'
import { expect, test } from '../support'
import { courseOf, settle } from '../support/lesson'
import { board, touch } from '../support/targets'

test('a held finger magnifies a small board, and picks what it is slid to', async ({ phone }) => {
  const { rules, lessons } = await courseOf('forras-pont')
  const lesson = lessons.find(({ steps }) => steps.some(({ tasks }) => tasks.length > 0))!
  const page = await phone({ size: 'smallPhone', at: null })
  const cdp = await page.context().newCDPSession(page)
  await page.goto(`/#/learn/forras-pont/${lesson.id}`)
  await settle(page, beginStep(rules, lesson, 0))
  const cell = page.locator(`${board} [role="button"]`).first()
  const { x, y, width, height } = (await cell.boundingBox())!
  await touch(cdp, 'touchStart', { x: x + width * 1.4, y: y + height / 2 })
  await expect(page.locator('[data-magnified]')).toHaveCount(1)
  await expect.poll(async () => (await cell.boundingBox())!.width).toBeGreaterThanOrEqual(fingertip - 0.5)
  const large = (await cell.boundingBox())!
  await touch(cdp, 'touchMove', { x: large.x + large.width / 2, y: large.y + large.height / 2 })
  await expect(cell).toHaveAttribute('data-under', '')
  await touch(cdp, 'touchEnd')
  await expect(page.locator('[data-magnified]')).toHaveCount(0)
  await expect(page.locator(`${board} .chosen, ${board} .waiting`).first()).toBeVisible()
})
