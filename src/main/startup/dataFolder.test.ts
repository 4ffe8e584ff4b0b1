import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chosenFolder, dataFolder } from './dataFolder'

it.each<[NodeJS.Platform, Record<string, string>, string, string]>([
  ['linux', {}, '/home/a', '/home/a/.local/share/asztal'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/home/a', '/data/asztal'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/a', '/home/a/.local/share/asztal'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/Users/a', '/Users/a/Library/Application Support/Asztal'],
  ['win32', { APPDATA: 'C:\\Users\\a\\AppData\\Roaming' }, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\Asztal'],
  ['win32', {}, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\Asztal'],
])('%s with %j', (platform, env, home, folder) => {
  expect(dataFolder(platform, env, home)).toBe(folder)
})

it.each([
  [null, {}, '/home/a/.local/share/asztal'],
  ['/data', { INIT_CWD: '/work' }, '/data'],
  ['data', { INIT_CWD: '/work' }, '/work/data'],
  ['data', {}, resolve('data')],
])('wanted %j with %j: %s', (wanted, env, folder) => {
  expect(chosenFolder(wanted, 'linux', env, '/home/a')).toBe(folder)
})
