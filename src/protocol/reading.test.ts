import * as v from 'valibot'
import { expect, it } from 'vitest'
import { nat, readJson } from './reading'

it('reads what a text holds, and nothing of another shape', () => {
  const read = (text: string) => readJson(v.object({ step: nat }), text)
  expect(read('{"step":3,"more":1}')).toEqual({ step: 3 })
  for (const text of ['', '{', 'null', '{}', '{"step":-1}', '{"step":1.5}', '{"step":"1"}'])
    expect(read(text)).toBeNull()
})
