/** Draws resources/icon.png (1024×1024) from resources/icon.svg with a browser: `npm run icon`, after a change of the drawing. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ownChromium, systemChromium } from './lib/browser.mjs'
import { root } from './lib/run.mjs'

const size = 1024
const svg = readFileSync(join(root, 'resources/icon.svg'), 'utf8')
const executablePath = (await ownChromium()) ?? systemChromium() ?? undefined
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: size, height: size } })
await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
writeFileSync(join(root, 'resources/icon.png'), await page.screenshot({ omitBackground: true }))
await browser.close()
