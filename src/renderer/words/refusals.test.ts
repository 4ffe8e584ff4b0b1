import { expect, it } from 'vitest'
import { en } from './en'
import { hostRefusalText } from './refusals'

const textOf = (rule: string) => hostRefusalText(en, { rule, params: {} })

it('says what the host refuses, in general words if it knows none', () => {
  expect(textOf('host.locked')).toBe(en.refusals.locked)
  for (const code of ['what-nobody-knows', 'constructor', 'toString'])
    expect(textOf(`host.${code}`)).toBe(en.common.refused)
  expect(textOf('ZE-5')).toBeNull()
})
