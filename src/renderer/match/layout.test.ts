import { expect, it } from 'vitest'
import { layoutFor } from './layout'

it('a page is laid out as a desk from 1000 px on', () =>
  expect([390, 999, 1000, 1920].map(layoutFor)).toEqual(['phone', 'phone', 'desk', 'desk']))
