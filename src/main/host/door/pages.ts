/** The built pages, held in memory: a path that isn't in the map doesn't exist, however it is spelled. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** `host`: the name the request used. Older phones don't count our own socket as 'self'. */
const policy = (host: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src blob:; connect-src 'self' ws://${host}; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** Loopback pages only: elsewhere we are not a secure context, and browsers ignore this header with a warning. */
const opener = (host: string) =>
  /^(127\.0\.0\.1|localhost|\[::1\])(:|$)/.test(host) ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}

interface Page {
  readonly body: Buffer
  readonly packed: Buffer | null
  readonly type: string
  readonly tag: string
  /** Named by a hash of its content, so it never changes. */
  readonly lasting: boolean
}

export type Pages = ReadonlyMap<string, Page>

export function loadPages(folder: string): Pages {
  const pages = new Map<string, Page>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    if (!type || name.startsWith('.')) continue
    const body = readFileSync(join(folder, name))
    const path = `/${name.split(sep).join('/')}`
    const packed = /^(text|image\/svg|application)/.test(type) ? packedBody(join(folder, `${name}.gz`), body) : null
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    pages.set(path, { body, packed, type, tag, lasting: path.startsWith('/assets/') })
  }
  const start = pages.get('/index.html')
  if (start) pages.set('/', start)
  return pages
}

/** What the build has packed, tighter than there is time for here; other files are packed now. */
const packedBody = (packed: string, body: Buffer) =>
  existsSync(packed) ? readFileSync(packed) : gzipSync(body, { level: 9 })

/** Answers GET and HEAD requests for our pages, once the Host header is known to be ours. Has no side effects. */
export function servePage(pages: Pages, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Method not allowed')
  const page = pages.get((request.url ?? '/').split(/[?#]/, 1)[0])
  if (!page) return refuse(response, 404, 'Not found')
  const cache = page.lasting ? 'public, max-age=31536000, immutable' : 'no-cache'
  const { host = '' } = request.headers
  const security = { ...headers, ...opener(host), 'Content-Security-Policy': policy(host) }
  const common = { ...security, 'Cache-Control': cache, ETag: page.tag, Vary: 'Accept-Encoding' }
  if (request.headers['if-none-match'] === page.tag) {
    response.writeHead(304, common).end()
    return
  }
  const packed = page.packed !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = packed ? page.packed! : page.body
  response.writeHead(200, {
    ...common,
    'Content-Type': page.type,
    'Content-Length': body.length,
    ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function refuse(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      ...headers,
      'Content-Security-Policy': "default-src 'none'",
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: 'close',
    })
    .end(`${text}\n`)
}
