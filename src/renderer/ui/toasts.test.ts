import { describe, expect, it } from 'vitest'
import { placesAfter, withoutToast, withPerson, withToast, type Toast } from './toasts'

const toast = (id: number, kind: Toast['kind'] = 'note', text = `text ${id}`): Toast => ({
  id,
  text,
  kind,
  rule: null,
  crowd: null,
})
const show = (...all: Toast[]) => all.reduce<readonly Toast[]>(withToast, []).map(({ id }) => id)

describe('toasts', () => {
  it('stand in the order in which they came, three at most', () => {
    expect(show(toast(1), toast(2), toast(3))).toEqual([1, 2, 3])
    expect(show(toast(1), toast(2), toast(3), toast(4))).toEqual([2, 3, 4])
  })

  it('say the same thing once', () => {
    expect(show(toast(1, 'note', 'same'), toast(2), toast(3, 'note', 'same'))).toEqual([2, 3])
  })

  it('leave news in sight longest', () => {
    expect(show(toast(1, 'news'), toast(2), toast(3), toast(4))).toEqual([1, 3, 4])
    expect(show(toast(1, 'news'), toast(2, 'news'), toast(3, 'news'), toast(4, 'news'))).toEqual([2, 3, 4])
  })

  it('tell of people who come and go in one place, the newest only', () => {
    const of = (id: number, text: string): Toast => ({ ...toast(id, 'note', text), crowd: { what: text, names: [] } })
    const all = [of(1, 'Béla is back'), toast(2), of(3, 'Béla, Cili are back')].reduce<readonly Toast[]>(withToast, [])
    expect(all.map(({ id, text }) => [id, text])).toEqual([
      [1, 'Béla, Cili are back'],
      [2, 'text 2'],
    ])
    expect(placesAfter([of(1, 'Béla is back')], all)[0].text).toBe('Béla, Cili are back')
  })

  it('join people of whom the same is said, each once', () => {
    const back = withPerson(withPerson(null, 'back', 'Béla'), 'back', 'Cili')
    expect(withPerson(back, 'back', 'Béla').names).toEqual(['Cili', 'Béla'])
    expect(withPerson(back, 'away', 'Béla')).toEqual({ what: 'away', names: ['Béla'] })
  })

  it('go by their id', () => {
    expect(withoutToast([toast(1), toast(2)], 1)).toEqual([toast(2)])
  })

  it('keep their places when one above them goes', () => {
    const [first, second, third] = [toast(1), toast(2), toast(3)]
    const both = placesAfter([], [first, second])
    expect(placesAfter(both, [second])).toEqual([first, second])
    expect(placesAfter(both, [second, third])).toEqual([first, second, third])
    expect(placesAfter(both, [first])).toEqual([first])
    expect(placesAfter(both, [])).toEqual([])
  })
})
