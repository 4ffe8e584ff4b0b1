/** Where the pictures of the faces are; each is loaded only when it is shown. */
import type { Avatar } from '../../protocol/avatars'

const files = import.meta.glob<string>('./avatars/*.svg', { eager: true, query: '?url&no-inline', import: 'default' })

export function avatarPicture(avatar: Avatar): string {
  return files[`./avatars/${avatar}.svg`]!
}
