import { afterEach, describe, expect, it } from 'vitest'
import { watchBack } from '../../ui/back'
import { sheets } from './sheets.svelte'

/** The phone's back button, which takes the guard's entry off the history. */
function goBack() {
  history.replaceState(null, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

const unwatch = watchBack(() => sheets.stepBack())
afterEach(() => unwatch())

describe('the back button', () => {
  it('puts a sheet away that is still loading, and asks nothing', () => {
    sheets.show('menu')
    goBack()
    expect(sheets.open).toBeNull()
    expect(sheets.leaving).toBe(false)
  })
})
