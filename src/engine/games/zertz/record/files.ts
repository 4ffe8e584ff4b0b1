import type { ArchiveFiles } from '../../../core/archive'

export const files: ArchiveFiles = {
  end: '.sgf',
  what: { hu: 'egy ZÉRTZ-partit a Boardspace-ről (SGF)', en: 'a ZÉRTZ game from Boardspace (SGF)' },
  isMeant: (text) => /^\s*\(\s*;/.test(text),
  unread: {
    hu: (name) => `${name}: nem 37, 48 vagy 61 gyűrűs ZÉRTZ-parti, vagy nincs benne lépés.`,
    en: (name) => `${name} isn’t a ZÉRTZ game on 37, 48 or 61 rings, or has no moves.`,
  },
}
