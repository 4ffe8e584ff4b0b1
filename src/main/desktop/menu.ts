/** The application menu: a plain description in the person's language, by the platform's customs. */
import type { MenuItemConstructorOptions } from 'electron'
import type { ShellWords } from './shellWords'

type Item = MenuItemConstructorOptions

export interface MenuState {
  readonly platform: NodeJS.Platform
  /** The table that the foremost window shows. */
  readonly table: string | null
  /** Whether the app runs from its sources. */
  readonly developing: boolean
}

export interface MenuActions {
  home(): void
  seat(): void
  screen(): void
  copyAddress(): void
  licences(): void
  showLog(): void
  about(): void
}

const line: Item = { type: 'separator' }

export function menuTemplate(say: ShellWords, state: MenuState, act: MenuActions): Item[] {
  const mac = state.platform === 'darwin'
  const atTable = state.table !== null
  const about: Item = { id: 'about', label: say.about, click: act.about }
  const quit: Item = {
    role: 'quit',
    id: 'quit',
    label: { darwin: say.quitMac, win32: say.exit }[String(state.platform)] ?? say.quit,
  }
  /** On top, with the letter by which Alt opens it where menus have such. */
  const top = (label: string): string => (mac ? label.replace('&', '') : label)

  const app: Item = {
    label: say.app,
    submenu: [
      about,
      line,
      { role: 'services', label: say.services },
      line,
      { role: 'hide', label: say.hide },
      { role: 'hideOthers', label: say.hideOthers },
      { role: 'unhide', label: say.showAll },
      line,
      quit,
    ],
  }
  const file: Item = {
    label: top(say.file),
    submenu: [
      { id: 'home', label: say.home, accelerator: 'CmdOrCtrl+N', click: act.home },
      { id: 'seat', label: say.seat, accelerator: 'CmdOrCtrl+T', enabled: atTable, click: act.seat },
      { id: 'screen', label: say.screen, accelerator: 'CmdOrCtrl+Shift+S', enabled: atTable, click: act.screen },
      line,
      { id: 'copyAddress', label: say.copyAddress, accelerator: 'CmdOrCtrl+Shift+C', click: act.copyAddress },
      line,
      { role: 'close', label: say.closeWindow },
      ...(mac ? [] : [line, quit]),
    ],
  }
  const edit: Item = {
    label: top(say.edit),
    submenu: [
      { role: 'undo', label: say.undo },
      { role: 'redo', label: say.redo },
      line,
      { role: 'cut', label: say.cut },
      { role: 'copy', label: say.copy },
      { role: 'paste', label: say.paste },
      { role: 'selectAll', label: say.selectAll },
    ],
  }
  const view: Item = {
    label: top(say.view),
    submenu: [
      { role: 'reload', label: say.reload },
      line,
      { role: 'resetZoom', label: say.actualSize },
      { role: 'zoomIn', label: say.zoomIn },
      // The same without Shift, for keyboards where + needs it.
      { role: 'zoomIn', label: say.zoomIn, accelerator: 'CmdOrCtrl+=', visible: false },
      { role: 'zoomOut', label: say.zoomOut },
      line,
      { role: 'togglefullscreen', label: say.fullScreen },
      ...(state.developing ? [line, { role: 'toggleDevTools', label: say.developer } as const] : []),
    ],
  }
  const window: Item = {
    label: top(say.window),
    role: 'window',
    submenu: [
      { role: 'minimize', label: say.minimize },
      ...(mac ? ([{ role: 'zoom', label: say.zoom }, line, { role: 'front', label: say.front }] as const) : []),
    ],
  }
  const help: Item = {
    label: top(say.help),
    role: 'help',
    submenu: [
      { id: 'licences', label: say.licences, click: act.licences },
      { id: 'log', label: say.log, click: act.showLog },
      ...(mac ? [] : [line, about]),
    ],
  }
  return mac ? [app, file, edit, view, window, help] : [file, edit, view, window, help]
}
