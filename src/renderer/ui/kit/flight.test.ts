import { expect, it } from 'vitest'
import { flightStyle } from './flight'

it('puts a piece where it starts, and tells how far it flies in boxes of its own', () => {
  const style = flightStyle('-100 -50 200 100', 20, {
    from: { x: 0, y: 0 },
    to: { x: 30, y: -10 },
    delay: 5,
    length: 240,
  })
  expect(Object.fromEntries(style.split(';').map((one) => one.split(':')))).toEqual({
    left: '45%',
    top: '40%',
    width: '10%',
    '--x': '150%',
    '--y': '-50%',
    'animation-delay': '5ms',
    'animation-duration': '240ms',
  })
})
