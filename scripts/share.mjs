/** Writes the page of every game that a match is shared as into a folder: `node scripts/share.mjs FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { savedPages } from './lib/share.mjs'

const [folder] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const [name, page] of await savedPages()) writeFileSync(join(folder, name), page)
