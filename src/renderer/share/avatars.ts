/** Faces of a shared match: their pictures came with it. */
import type { Avatar } from '../../protocol/avatars'
import { shared } from './shared'

export function avatarPicture(avatar: Avatar): string {
  return shared.faces[avatar] ?? ''
}
