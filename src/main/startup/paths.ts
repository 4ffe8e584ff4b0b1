/** Where the built program finds its other parts. Everything in src/main is bundled into out/main. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const main = here.endsWith('chunks') ? dirname(here) : here

/** The built pages, as the host serves them. */
export const pagesDir = join(main, '..', 'renderer')

/** The window icon, on platforms that take it from a file. */
export const iconFile = join(main, '..', 'icon.png')
