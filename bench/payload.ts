/** What a phone loads before it can play: page, scripts, styles, font and one game, compressed as the host sends it. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { gameIds } from '../src/engine/games/catalog'
import type { Figure } from './figure'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

const pages = new URL('../out/renderer/', import.meta.url)
const most = 120 * 1024

export function bench(): Promise<Figure[]> {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', pages), 'utf8')) as Record<string, Chunk>
  const figures = gameIds.flatMap((game): Figure[] => {
    const entry = `games/${game}/index.ts`
    if (!manifest[entry]) return []
    const files = new Set(['index.html'])
    const follow = (name: string) => {
      const { file, css = [], assets = [], imports = [] } = manifest[name]
      for (const one of [file, ...css, ...assets]) files.add(one)
      imports.forEach(follow)
    }
    follow('index.html')
    follow(entry)
    const bytes = [...files].reduce((sum, file) => sum + sent(file), 0)
    return [
      {
        name: `loaded by a phone before ${game} can be played, compressed`,
        value: `${(bytes / 1024).toFixed(1)} KB in ${files.size} files`,
        target: '≤ 120 KB',
        ok: bytes <= most,
      },
    ]
  })
  return Promise.resolve(figures)
}

/** Fonts are packed already; the host sends everything else through gzip. */
function sent(file: string): number {
  const body = readFileSync(new URL(file, pages))
  return file.endsWith('.woff2') ? body.length : gzipSync(body).length
}
