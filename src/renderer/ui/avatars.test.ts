import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { avatars, freeAvatar } from '../../protocol/avatars'

it('every face has its picture, and every picture is somebody’s face', () => {
  const files = readdirSync(new URL('./avatars', import.meta.url)).map((file) => file.replace('.svg', ''))
  expect(files.sort()).toEqual([...avatars].sort())
})

it('the first free face from the wanted one on is given, and a taken one only when all are', () => {
  expect(freeAvatar([], 0)).toBe('bun')
  expect(freeAvatar(['bun', 'curls'], 0)).toBe('beard')
  expect(freeAvatar(['hood'], 23)).toBe('bun')
  expect(freeAvatar(avatars, 25)).toBe('curls')
})
