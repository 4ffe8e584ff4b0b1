import type { MenuItemConstructorOptions, PowerSaveBlocker } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { keepAwake, wantedWake } from './awake'
import type { RunningHost } from '../host'
import { menuTemplate } from './menu'
import { quitting } from './quitting'
import { nextSeat, placeOf, windowRoute } from './routes'
import { shellWords } from './shellWords'
import { languageOf, terminalLanguage } from '../startup/words'

const own = 'http://127.0.0.1:7400/'

describe('what a window shows', () => {
  it.each([
    ['', 'home', null, 0, 'home'],
    ['#/', 'home', null, 0, 'home'],
    ['#/t/ABCD', 'home', 'ABCD', 0, 'home'],
    ['#/t/abcd/as/2', 'seat', 'ABCD', 2, 'seat2'],
    ['#/t/ABCD/as/0', 'home', 'ABCD', 0, 'home'],
    ['#/t/ABCD/as/x', 'home', 'ABCD', 0, 'home'],
    ['#/t/ABCD/screen', 'screen', 'ABCD', 0, 'screen'],
    ['#/t/ABC/screen', 'home', null, 0, 'home'],
    ['#/about/electron-45.3.2', 'about', null, 0, 'about'],
    ['licences.txt', 'home', null, 0, 'home'],
  ])('%s', (path, kind, table, slot, place) => {
    expect(windowRoute(own + path)).toEqual({ kind, table, slot })
    expect(placeOf(own + path)).toBe(place)
  })

  it('one more seat is one that no window shows yet', () => {
    const open = ['#/t/ABCD', '#/t/ABCD/as/1', '#/t/WXYZ/as/2', '#/t/ABCD/as/3'].map((path) => own + path)
    expect(nextSeat('ABCD', open)).toBe('#/t/ABCD/as/2')
    expect(nextSeat('QQQQ', open)).toBe('#/t/QQQQ/as/1')
  })
})

describe('staying awake', () => {
  it('only while a game runs, with the display on for the shared screen', () => {
    expect(wantedWake(false, true)).toBeNull()
    expect(wantedWake(true, false)).toBe('prevent-app-suspension')
    expect(wantedWake(true, true)).toBe('prevent-display-sleep')
  })

  it('never holds more than one lock, and gives it back', () => {
    const held = new Set<number>()
    let next = 0
    const blocker = {
      start: () => (held.add(++next), next),
      stop: (id: number) => held.delete(id),
    } as unknown as PowerSaveBlocker
    let playing = false
    let shared = false
    const update = keepAwake(blocker, () => wantedWake(playing, shared))
    update()
    expect(held.size).toBe(0)
    playing = true
    update()
    update()
    expect(held.size).toBe(1)
    shared = true
    update()
    expect(held.size).toBe(1)
    playing = false
    update()
    expect(held.size).toBe(0)
  })
})

describe('the menu', () => {
  const nothing = (): void => undefined
  const actions = {
    home: nothing,
    seat: nothing,
    screen: nothing,
    copyAddress: nothing,
    licences: nothing,
    showLog: nothing,
    about: nothing,
  }
  const flat = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])

  describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
    it.each(['hu', 'en'] as const)('says everything in %s', (language) => {
      const items = flat(menuTemplate(shellWords[language], { platform, table: 'ABCD', developing: false }, actions))
      const mac = platform === 'darwin'
      const known = Object.values(shellWords[language]).map((word) => (mac ? String(word).replace('&', '') : word))
      for (const item of items) if (item.type !== 'separator') expect(known).toContain(item.label)
    })

    it('quits, closes, zooms, edits and tells about itself', () => {
      const items = flat(menuTemplate(shellWords.en, { platform, table: null, developing: false }, actions))
      const roles = items.map((item) => item.role)
      for (const role of [
        'quit',
        'close',
        'zoomIn',
        'zoomOut',
        'resetZoom',
        'togglefullscreen',
        'copy',
        'paste',
      ] as const) {
        expect(roles).toContain(role)
      }
      expect(items.filter((item) => item.id === 'about')).toHaveLength(1)
      expect(roles).not.toContain('toggleDevTools')
    })

    it('has no two items on the same keys', () => {
      const items = flat(menuTemplate(shellWords.en, { platform, table: null, developing: true }, actions))
      const keys = items.flatMap((item) => (item.accelerator ? [item.accelerator] : []))
      expect(new Set(keys).size).toBe(keys.length)
    })
  })

  it.each(['hu', 'en'] as const)(
    'opens by a letter of its own in %s, but on macOS, which knows no such letters',
    (language) => {
      const letters = (platform: NodeJS.Platform) =>
        menuTemplate(shellWords[language], { platform, table: null, developing: false }, actions).map(
          ({ label }) => /&(.)/.exec(label ?? '')?.[1] ?? null,
        )
      for (const platform of ['win32', 'linux'] as const) {
        expect(letters(platform)).not.toContain(null)
        expect(new Set(letters(platform)).size).toBe(letters(platform).length)
      }
      expect(new Set(letters('darwin'))).toEqual(new Set([null]))
    },
  )

  it('calls leaving as each platform does', () => {
    const quit = (platform: NodeJS.Platform) =>
      flat(menuTemplate(shellWords.en, { platform, table: null, developing: false }, actions)).find(
        ({ role }) => role === 'quit',
      )?.label
    expect((['darwin', 'win32', 'linux'] as const).map(quit)).toEqual(['Quit Asztal', 'Exit', 'Quit'])
  })

  it('puts About and Quit where each platform expects them', () => {
    const top = (platform: NodeJS.Platform) =>
      menuTemplate(shellWords.en, { platform, table: null, developing: false }, actions)
    const mac = flat([top('darwin')[0] as MenuItemConstructorOptions])
    expect(mac.some((item) => item.role === 'quit') && mac.some((item) => item.id === 'about')).toBe(true)
    const file = flat([top('win32')[0] as MenuItemConstructorOptions])
    expect(file.at(-1)?.role).toBe('quit')
  })

  it('offers seats and the shared screen only at a table', () => {
    for (const table of ['ABCD', null]) {
      const items = flat(menuTemplate(shellWords.en, { platform: 'linux', table, developing: false }, actions))
      for (const id of ['seat', 'screen']) expect(items.find((item) => item.id === id)?.enabled).toBe(table !== null)
    }
  })
})

describe('quitting', () => {
  function fake(playing: boolean, answers: boolean[]) {
    const close = vi.fn(() => Promise.resolve())
    const confirm = vi.fn(() => Promise.resolve(answers.shift() ?? false))
    const doors = { quit: vi.fn(), exit: vi.fn(), tidy: vi.fn() }
    const host = { playing: () => playing, close } as unknown as RunningHost
    return { ...doors, confirm, close, leaving: quitting({ host: () => host, confirm, ...doors }) }
  }

  it('goes ahead where nobody plays', () => {
    const { leaving, confirm } = fake(false, [])
    expect(leaving.mayQuit()).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('asks while a game goes on, once at a time, and stays if told to', async () => {
    const { leaving, confirm, quit } = fake(true, [false])
    expect(leaving.mayQuit()).toBe(false)
    expect(leaving.mayQuit()).toBe(false)
    expect(confirm).toHaveBeenCalledOnce()
    await Promise.resolve()
    await Promise.resolve()
    expect(quit).not.toHaveBeenCalled()
    expect(leaving.mayQuit()).toBe(false)
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  it('goes ahead when the person is sure', async () => {
    const { leaving, quit } = fake(true, [true])
    expect(leaving.mayQuit()).toBe(false)
    await expect.poll(() => quit).toHaveBeenCalledOnce()
    expect(leaving.mayQuit()).toBe(true)
  })

  it('asks nobody after Ctrl-C', () => {
    const { leaving, confirm } = fake(true, [])
    leaving.withoutAsking()
    expect(leaving.mayQuit()).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('closes the host, tidies up and ends, once', async () => {
    const { leaving, close, tidy, exit } = fake(true, [])
    leaving.finish()
    leaving.finish()
    await expect.poll(() => exit).toHaveBeenCalledWith(0)
    expect(close).toHaveBeenCalledOnce()
    expect(tidy).toHaveBeenCalledOnce()
  })

  it('ends even where the host can’t be closed', async () => {
    const { leaving, close, exit } = fake(true, [])
    close.mockRejectedValue(new Error('stuck'))
    leaving.finish()
    await expect.poll(() => exit).toHaveBeenCalledWith(0)
  })
})

describe('the language', () => {
  it.each([
    ['hu', 'hu'],
    ['hu-HU', 'hu'],
    ['hu_HU.UTF-8', 'hu'],
    ['en-US', 'en'],
    ['C.UTF-8', 'en'],
    ['hup', 'en'],
    [undefined, 'en'],
  ] as const)('of %s is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })

  it('of a terminal follows LC_ALL first', () => {
    expect(terminalLanguage({ LC_ALL: 'hu_HU.UTF-8', LANG: 'en_US.UTF-8' })).toBe('hu')
    expect(terminalLanguage({ LANG: 'hu_HU.UTF-8' })).toBe('hu')
  })
})
