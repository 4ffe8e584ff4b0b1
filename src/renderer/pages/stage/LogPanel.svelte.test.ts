import { beforeEach, expect, it } from 'vitest'
import { atTable } from '../../connection/testing/atTable'
import { matchOf, tableOf } from '../../connection/testing/tables'
import { matchStore } from '../../match/match.svelte'
import { StageModel } from '../../match/model.svelte'
import { toyPresentation } from '../../match/testing/presentation'
import { mounted } from '../../ui/testing/mounted'
import { speak } from '../../words/index.svelte'
import LogPanel from './LogPanel.svelte'

const host = await atTable()

beforeEach(() => {
  speak('en')
  matchStore.clear()
})

it('survives the scrolling that a browser reports after the panel is gone', async () => {
  host.say({ say: 'table', table: tableOf(), you: 10 })
  host.say({ say: 'match', match: matchOf(5, { seat: 0, prompt: 'choose', fresh: true }) })
  const model = new StageModel(
    toyPresentation(),
    () => 'desk',
    () => {},
  )
  const panel = mounted(LogPanel, { model, newestLast: true })
  const list = document.querySelector('ol')!
  await panel.remove()
  expect(() => list.dispatchEvent(new Event('scroll'))).not.toThrow()
})
