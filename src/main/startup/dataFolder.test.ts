import { expect, it } from 'vitest'
import { dataFolder } from './dataFolder'

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
