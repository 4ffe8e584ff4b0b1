/** Where tables, journals and logs are kept: the same folder for the desktop app and the headless host. */
import { isAbsolute, posix, resolve, win32 } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The platform's place for an application's data. */
export function dataFolder(platform: NodeJS.Platform, env: Environment, home: string): string {
  switch (platform) {
    case 'win32':
      return win32.join(env['APPDATA'] || win32.join(home, 'AppData', 'Roaming'), 'Asztal')
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', 'Asztal')
    default: {
      // XDG base directory specification: relative paths are ignored.
      const wanted = env['XDG_DATA_HOME']
      return posix.join(wanted?.startsWith('/') ? wanted : posix.join(home, '.local', 'share'), 'asztal')
    }
  }
}

/** The wanted folder, or the platform's place. npm runs scripts in the project, so a relative path starts where npm was called. */
export function chosenFolder(wanted: string | null, platform: NodeJS.Platform, env: Environment, home: string): string {
  if (wanted === null) return dataFolder(platform, env, home)
  return isAbsolute(wanted) ? wanted : resolve(env['INIT_CWD'] ?? '.', wanted)
}
