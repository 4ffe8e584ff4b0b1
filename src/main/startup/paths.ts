/** Where the built program finds its other parts. All of the main side is bundled into out/main. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const main = here.endsWith('chunks') ? dirname(here) : here

/** The built pages, as the host serves them. */
export const pagesDir = join(main, '..', 'renderer')

/** The icon of windows, where the platform takes it from a file. */
export const iconFile = join(main, '..', 'icon.png')
