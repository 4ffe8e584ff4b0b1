/** What the pictures of the rules point at is drawn: a wrong name would point at nothing, and nobody would notice. */
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { gameIds } from '../../engine/games/catalog'
import { teachings } from '../../engine/games/teachings'
import { pictureStage } from '../pages/rules/pictureStage'
import { stopClock } from '../ui/testing/stoppedClock'
import { hearBoth } from '../words/testing/hearBoth'
import { presentations } from './index'

stopClock()

describe.each(gameIds)('%s', (id) => {
  it('draws what the pictures of its rules point at', async () => {
    const [{ presentation }, { teaching }] = [await presentations[id](), await teachings[id]()]
    await hearBoth()
    const found = new Set<string>()
    const lost: string[] = []
    for (const picture of teaching.pictures) {
      // Drawing takes long: a name that has been found once is right.
      const looks = picture.look.filter((look) => !found.has(look))
      if (looks.length === 0) continue
      const stage = pictureStage(presentation, picture, teaching.names, 'en')
      const board = mount(presentation.Board, { target: document.body, props: { stage } })
      // Parts of boards are drawn in tasks of their own.
      await vi.advanceTimersByTimeAsync(50)
      flushSync()
      for (const look of looks)
        if (document.querySelector(`[data-look~="${look}"]`)) found.add(look)
        else lost.push(`${picture.rule}: ${look}`)
      void unmount(board)
    }
    expect(lost).toEqual([])
  })
})
