import { expect, it } from 'vitest'
import { ringsIn } from './rings'

it('a ring lies around what is in sight only', () => {
  document.body.innerHTML = '<i data-look="brute" style="visibility: hidden"></i><i data-look="cup main"></i>'
  for (const one of document.querySelectorAll('i'))
    one.getBoundingClientRect = () => ({ left: 0, top: 0, width: 40, height: 40 }) as DOMRect
  expect(ringsIn(document.body, ['brute', 'main']).map(({ key }) => key)).toEqual(['main.0'])
})
