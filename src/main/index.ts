/** The app: Electron opens a window on the host's own page. */
import { app, BrowserWindow } from 'electron'
import { ownArguments, readArguments } from './arguments'
import { version } from '../../package.json'
import { dataFolder } from './dataFolder'
import { startHost } from './host'
import { pagesDir } from './paths'

async function boot(): Promise<void> {
  const asked = readArguments(ownArguments(process.argv.slice(1)))
  if (typeof asked === 'string') throw new Error(asked)
  const host = await startHost({
    dataDir: asked.data ?? dataFolder(process.platform, process.env, app.getPath('home')),
    pagesDir,
    port: asked.port,
    appVersion: version,
    announce: asked.announce,
    log: () => undefined,
  })
  const window = new BrowserWindow({
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  })
  await window.loadURL(host.localUrl)
}

void app.whenReady().then(boot)
