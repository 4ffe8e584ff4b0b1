/** Where tables, journals and logs are kept: one folder for the app and for the host without a window. */
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
      // The XDG base directory specification: a relative path is to be ignored.
      const wanted = env['XDG_DATA_HOME']
      return posix.join(wanted?.startsWith('/') ? wanted : posix.join(home, '.local', 'share'), 'asztal')
    }
  }
}

/** The wanted folder, or the platform's place. npm runs scripts in the project: a relative one is meant from where the person stood. */
export function chosenFolder(wanted: string | null, platform: NodeJS.Platform, env: Environment, home: string): string {
  if (wanted === null) return dataFolder(platform, env, home)
  return isAbsolute(wanted) ? wanted : resolve(env['INIT_CWD'] ?? '.', wanted)
}
