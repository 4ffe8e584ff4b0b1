import { expect, it } from 'vitest'
import { play, promptsOf, sceneAt, type Scene } from '../testing/scene'
import { silence } from './silence'

it('AG-8.3 silence passes, lets go, gives up, says no', () => {
  const says = (scene: Scene) =>
    [...promptsOf(scene)].map(([seat, prompt]) => {
      const { table, own } = scene.world
      return silence({ seat, table, own: own[seat] }, prompt).type
    })
  const window = play(sceneAt({ on: { 0: { 0: 9 }, 1: { 0: 9 } } }), '0: A > 1,1')
  const hold = play(window, '1: veto 3')
  expect(says(sceneAt())).toEqual(['pass'])
  expect(says(window)).toEqual(Array(5).fill('letGo'))
  expect(says(hold)).toEqual(['giveUp'])
  expect(says(play(hold, '0: hold'))).toEqual(['pass'])
  expect(says(play(sceneAt(), '0: draw?'))).toEqual(Array(5).fill('refuse'))
})
