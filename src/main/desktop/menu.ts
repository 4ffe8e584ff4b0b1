/** The application menu as plain data: in the person's language, by the platform's conventions. */
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

/** What a submenu is made from. */
interface Making {
  readonly say: ShellWords
  readonly state: MenuState
  readonly act: MenuActions
  readonly mac: boolean
  /** A top-level label, with its Alt mnemonic where menus have those. */
  top(label: string): string
  readonly about: Item
  readonly quit: Item
}

export function menuTemplate(say: ShellWords, state: MenuState, act: MenuActions): Item[] {
  const mac = state.platform === 'darwin'
  const about: Item = { id: 'about', label: say.about, click: act.about }
  const quit: Item = {
    role: 'quit',
    id: 'quit',
    label: { darwin: say.quitMac, win32: say.exit }[String(state.platform)] ?? say.quit,
  }
  const top = (label: string): string => (mac ? label.replace('&', '') : label)
  const making: Making = { say, state, act, mac, top, about, quit }
  const menus = [fileMenu, editMenu, viewMenu, windowMenu, helpMenu].map((make) => make(making))
  return mac ? [appMenu(making), ...menus] : menus
}

/** macOS only. */
function appMenu({ say, about, quit }: Making): Item {
  return {
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
}

function fileMenu({ say, state, act, mac, top, quit }: Making): Item {
  const atTable = state.table !== null
  return {
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
}

function editMenu({ say, top }: Making): Item {
  return {
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
}

function viewMenu({ say, state, top }: Making): Item {
  return {
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
}

function windowMenu({ say, mac, top }: Making): Item {
  return {
    label: top(say.window),
    role: 'window',
    submenu: [
      { role: 'minimize', label: say.minimize },
      ...(mac ? ([{ role: 'zoom', label: say.zoom }, line, { role: 'front', label: say.front }] as const) : []),
    ],
  }
}

function helpMenu({ say, act, mac, top, about }: Making): Item {
  return {
    label: top(say.help),
    role: 'help',
    submenu: [
      { id: 'licences', label: say.licences, click: act.licences },
      { id: 'log', label: say.log, click: act.showLog },
      ...(mac ? [] : [line, about]),
    ],
  }
}
