import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keepFocus'

const the = (what: string) => document.querySelector<HTMLElement>(what)!
const settled = () => new Promise((later) => setTimeout(later, 150))
const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = `
    <button id="menu">menu</button>
    <main id="main" tabindex="-1"><ul><li><button id="add">add</button><button id="level">level</button></li></ul></main>`
  stop = keepFocus()
})
afterEach(() => stop())

describe('the focus', () => {
  it('goes to the nearest control when its own is gone, for those who play by keyboard', async () => {
    press()
    the('#add').focus()
    the('#add').remove()
    await settled()
    expect(document.activeElement).toBe(the('#level'))
  })

  it('goes to the page for those who touch, and when nothing near is left', async () => {
    the('#add').focus()
    dispatchEvent(new Event('pointerdown'))
    the('#add').remove()
    await settled()
    expect(document.activeElement).toBe(the('#main'))
  })

  it('leaves a cell that can no longer be picked', async () => {
    press()
    document.querySelector('ul')!.innerHTML = '<li tabindex="0" id="a1"></li><li tabindex="0" id="a2"></li>'
    the('#a1').focus()
    the('#a1').removeAttribute('tabindex')
    the('#a1').blur()
    await settled()
    expect(document.activeElement).toBe(the('#a2'))
  })

  it('waits for a page that is still loading', async () => {
    press()
    the('#add').focus()
    the('#main').remove()
    await settled()
    document.body.insertAdjacentHTML('beforeend', '<main id="main" tabindex="-1"></main>')
    await settled()
    expect(document.activeElement).toBe(the('#main'))
  })

  it('stays where it was given to in the meantime, and nowhere if it was given up', async () => {
    the('#add').focus()
    the('#add').remove()
    the('#menu').focus()
    await settled()
    expect(document.activeElement).toBe(the('#menu'))
    the('#menu').blur()
    await settled()
    the('#level').remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})
