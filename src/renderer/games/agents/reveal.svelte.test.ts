import { afterEach, describe, expect, it } from 'vitest'
import { play, sceneAt, tableOf, type Scene } from '../../../engine/games/agents/testing/scene'
import { mounted, the } from '../../ui/testing/mounted'
import AgentSheet from './AgentSheet.svelte'
import DuelStage from './DuelStage.svelte'
import type { AgentsStage } from './types'

const names = ['Anna', 'Béla', 'Cili', 'Dénes', 'Emma', 'Feri']
const start = sceneAt({ agents: { 0: '1,1' }, treasure: '2,0', on: { 0: { 0: 9000 }, 1: { 0: 1200 } } })
const vetoed = play(start, '0: A > 0,1', '1: veto 1200')
let leave: () => Promise<void>
afterEach(() => leave())

/** A stage that holds its breath: it knows what came, and `before` is all that may be told. */
function revealing(before: Scene, after: Scene): AgentsStage {
  const at = (scene: Scene, step: number) => ({
    ...{ view: { table: tableOf(scene), own: null, seat: null }, step, heard: scene.events },
    ...{ names, language: 'en', layout: 'screen', still: true, draft: { card: null } },
  })
  const events = after.events.slice(before.events.length)
  return { ...at(after, 2), events, revealed: at(before, 1) } as unknown as AgentsStage
}

describe('while it is being shown how an amount was met', () => {
  it('an agent’s card does not tell it yet', () => {
    const stage = revealing(vetoed, play(vetoed, '0: hold'))
    leave = mounted(AgentSheet, { stage, agent: 0 }).remove
    expect(the('[data-shown]').textContent).toContain('Béla')
    expect(the('[data-shown]').textContent).not.toContain('Anna')
  })

  it('the order is still whose it was', () => {
    const stage = revealing(vetoed, play(vetoed, '0: give up'))
    expect(stage.view.table.seat).not.toBe(0)
    leave = mounted(DuelStage, { stage }).remove
    expect(the('.plate.left').textContent).toContain('Anna')
  })
})
