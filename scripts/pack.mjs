/**
 * Packs the built pages for phones: beside each file that a page loads lies what the host sends instead. Files of workers
 * and saved matches are large and seldom wanted; the host packs those itself.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tightGzip } from './lib/deflate/index.mjs'
import { root } from './lib/run.mjs'

const pages = join(root, 'out', 'renderer')
const loaded = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'out', 'modules.json'), 'utf8'))))
const assets = readdirSync(join(pages, 'assets')).map((name) => `assets/${name}`)
const files = ['index.html', ...assets.filter((name) => loaded.has(name) || /\.(css|svg)$/.test(name))]

for (const name of files) writeFileSync(join(pages, `${name}.gz`), tightGzip(readFileSync(join(pages, name))))
