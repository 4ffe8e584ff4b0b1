import { beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words/en'
import { speak } from '../../words/index.svelte'
import { act, button, mounted, press, snippet, the } from '../testing/mounted'
import ActionBar from './ActionBar.svelte'
import Choice from '../Choice.svelte'
import ChoiceList from './ChoiceList.svelte'
import HoldToPeek from './HoldToPeek.svelte'
import NumberPad from './NumberPad.svelte'

beforeEach(() => {
  speak('en')
  document.body.innerHTML = ''
})

describe('an action bar', () => {
  it('says why the main action is not possible yet, to screen readers too', () => {
    const onmain = vi.fn()
    mounted(ActionBar, { main: 'Play', onmain, ready: false, why: 'Choose a card first.' })
    const main = button('Play')
    expect(main.disabled).toBe(true)
    expect(document.getElementById(main.getAttribute('aria-describedby')!)?.textContent).toBe('Choose a card first.')
    act(() => main.click())
    expect(onmain).not.toHaveBeenCalled()
  })

  it('has no reason to give once the action is possible', () => {
    const onmain = vi.fn()
    mounted(ActionBar, { main: 'Play', onmain, ready: true, why: 'Choose a card first.' })
    expect(document.body.textContent).not.toContain('Choose a card first.')
    act(() => button('Play').click())
    expect(onmain).toHaveBeenCalledOnce()
  })

  it('takes back only where there is something to take back', () => {
    const onundo = vi.fn()
    mounted(ActionBar, { main: 'Play', onmain: () => {}, onundo })
    act(() => button(en.common.undo).click())
    expect(onundo).toHaveBeenCalledOnce()
    document.body.innerHTML = ''
    mounted(ActionBar, { main: 'Play', onmain: () => {} })
    expect(() => button(en.common.undo)).toThrow()
  })
})

describe('a row of choices', () => {
  const values = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]

  it('is one group of radio buttons, which the arrow keys walk by themselves', () => {
    mounted(Choice, { label: 'Letter', values, value: 'b', onpick: () => {} })
    expect(new Set(radios().map(({ name }) => name)).size).toBe(1)
    expect(radios()[0]!.name).not.toBe('')
    expect(radios().map(({ checked }) => checked)).toEqual([false, true])
    expect(the('legend').textContent).toBe('Letter')
  })

  it('tells what was picked', () => {
    const onpick = vi.fn()
    mounted(Choice, { label: 'Letter', values, value: 'b', onpick })
    act(() => radios()[0]!.click())
    expect(onpick).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('does not share its group with another row', () => {
    for (const label of ['One', 'Two']) mounted(Choice, { label, values, value: 'a', onpick: () => {} })
    expect(new Set(radios().map(({ name }) => name)).size).toBe(2)
  })

  it('can be looked at only, by those who may not choose', () => {
    mounted(Choice, { label: 'Letter', values, value: 'b', disabled: true, onpick: () => {} })
    expect(document.querySelectorAll('input:disabled')).toHaveLength(values.length)
  })

  it('tells which rule it comes from, and opens it even for those who may not choose', () => {
    const onrule = vi.fn()
    const from = { help: 'Which one.', rule: 'AG-8.1', onrule, disabled: true }
    mounted(Choice, { label: 'Letter', values, value: 'b', onpick: () => {}, ...from })
    act(() => the('button').click())
    expect(the('button').textContent).toContain('AG-8.1')
    expect(onrule).toHaveBeenCalledOnce()
  })
})

describe('a list of choices', () => {
  it('gives the reason in place of the note where one can’t be chosen', () => {
    const onpick = vi.fn()
    const choices = [{ value: 1, title: 'Bank', note: 'costs 2', blocked: 'It is closed.' }]
    mounted(ChoiceList, { label: 'Where', choices, picked: null, onpick })
    expect(the<HTMLButtonElement>('button').disabled).toBe(true)
    expect(the('button').textContent).toContain('It is closed.')
    expect(the('button').textContent).not.toContain('costs 2')
  })
})

describe('a number pad', () => {
  const pad = (value: number, more = {}) => {
    const onchange = vi.fn<(value: number) => void>()
    mounted(NumberPad, { label: 'Bid', value, min: 2, max: 15, onchange, ...more })
    return onchange
  }

  it('appends a digit, unless that would be more than there is', () => {
    const onchange = pad(1)
    act(() => button('4').click())
    expect(onchange).toHaveBeenLastCalledWith(14)
    expect(button('5').disabled).toBe(false)
    expect(button('6').disabled).toBe(true)
    document.body.innerHTML = ''
    const full = pad(14)
    act(() => button('5').click())
    expect(full).not.toHaveBeenCalled()
  })

  it('steps within its bounds', () => {
    let onchange = pad(14, { step: 5 })
    act(() => button(en.common.more).click())
    expect(onchange).toHaveBeenLastCalledWith(15)
    act(() => button(en.common.less).click())
    expect(onchange).toHaveBeenLastCalledWith(9)
    act(() => button(en.common.clear).click())
    expect(onchange).toHaveBeenLastCalledWith(2)
    document.body.innerHTML = ''
    onchange = pad(15)
    expect(button(en.common.more).disabled).toBe(true)
    expect(button(en.common.less).disabled).toBe(false)
    expect(onchange).not.toHaveBeenCalled()
  })

  it('offers no quick value out of bounds', () => {
    pad(5, { quick: [1, 10, 20], show: (amount: number) => `${amount} gold` })
    expect([button('1 gold').disabled, button('10 gold').disabled, button('20 gold').disabled]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('a covered secret', () => {
  const peek = (sticky = false) =>
    mounted(HoldToPeek, { label: 'Your card', children: snippet('<b>queen</b>'), sticky })
  const pointer = (kind: string) => {
    const event = new PointerEvent(kind, { button: 0, pointerId: 1, bubbles: true })
    the('button').setPointerCapture = () => {}
    act(() => void the('button').dispatchEvent(event))
  }
  const shown = () => document.body.textContent?.includes('queen')

  it('is not in the page until it is held, and gone when let go', () => {
    peek()
    expect(shown()).toBe(false)
    pointer('pointerdown')
    expect(shown()).toBe(true)
    pointer('pointerup')
    expect(shown()).toBe(false)
  })

  it('is held by the space bar too', () => {
    peek()
    press(the('button'), ' ')
    expect(shown()).toBe(true)
    press(the('button'), ' ', 'keyup')
    expect(shown()).toBe(false)
  })

  it('is tapped open and shut where it is to stay open', () => {
    peek(true)
    pointer('pointerdown')
    expect(shown()).toBe(false)
    act(() => the('button').click())
    pointer('pointerup')
    expect(shown()).toBe(true)
    act(() => the('button').click())
    expect(shown()).toBe(false)
  })

  it.each([
    ['another window comes to the front', () => dispatchEvent(new Event('blur'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is covered again when %s', (_, leave) => {
    peek(true)
    act(() => the('button').click())
    expect(shown()).toBe(true)
    act(() => void leave())
    expect(shown()).toBe(false)
  })
})
