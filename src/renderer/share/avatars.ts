/** Faces of a saved match: their pictures came with it. */
import type { Avatar } from '../../protocol/avatars'
import { saved } from './saved'

export function avatarPicture(avatar: Avatar): string {
  return saved.faces[avatar] ?? ''
}
