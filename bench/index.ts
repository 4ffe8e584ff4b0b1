/** `npm run bench [-- part …]`: prints the figures that the README claims. A part is named whole: `load`, `games/zertz`. */
import { existsSync, readdirSync } from 'node:fs'
import type { Figure } from './figure'

const here = new URL('./', import.meta.url)
const helpers = ['index.ts', 'figure.ts']
const inFolder = (folder: string) =>
  readdirSync(new URL(folder, here))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !helpers.includes(name))
    .map((name) => `${folder}${name}`)

const all = [...inFolder('./'), ...(existsSync(new URL('./games', here)) ? inFolder('./games/') : [])]
const wanted = process.argv.slice(2).map((name) => `./${name.replace(/^\.\//, '')}.ts`)
for (const part of wanted) if (!all.includes(part)) throw new Error(`there is no ${part} in bench/`)
const parts = wanted.length === 0 ? all : wanted

let missed = 0
for (const part of parts) {
  console.log(`\n${part.replace(/^\.\/|\.ts$/g, '')}`)
  const { bench } = (await import(new URL(part, here).href)) as { bench: () => Promise<Figure[]> }
  for (const { name, value, target, ok } of await bench()) {
    if (!ok) missed++
    console.log(`  ${ok ? 'ok    ' : 'MISSED'}  ${name}: ${value} (wanted: ${target})`)
  }
}
console.log(missed === 0 ? '\nall figures reached' : `\n${missed} figures missed`)
process.exit(missed === 0 ? 0 : 1)
