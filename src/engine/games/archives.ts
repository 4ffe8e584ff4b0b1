// Written by `npm run games` from the manifests of all games. Do not edit.
import type { ArchiveFiles, ReadArchive } from '../core/archive'
import type { GameId } from './catalog'
import { files as zertz } from './zertz/record/files'

/** What public archives of our games hold, by game. */
export const archiveFiles: Readonly<Partial<Record<GameId, ArchiveFiles>>> = {
  zertz,
}

/** Their readers, each loaded with the first file that may be one of its records. */
export const archives: Readonly<Partial<Record<GameId, () => Promise<{ readArchive: ReadArchive }>>>> = {
  zertz: () => import('./zertz/record/archive'),
}
