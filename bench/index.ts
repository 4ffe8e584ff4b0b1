/**
 * `npm run bench [-- part …]`: prints the figures that the README claims. Parts go by their full names: `load`,
 * `games/zertz`. Other words after a part are its arguments: `ladders dice-town 400`.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { Figure } from './figure'

const here = new URL('./', import.meta.url)
const helpers = ['index.ts', 'browser.ts', 'built.ts', 'figure.ts']
const takesWords = ['./ladders.ts', './chances.ts', './phone.ts']
const inFolder = (folder: string) =>
  readdirSync(new URL(folder, here))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !helpers.includes(name))
    .map((name) => `${folder}${name}`)

const all = [...inFolder('./'), ...(existsSync(new URL('./games', here)) ? inFolder('./games/') : [])]
const wanted: { part: string; words: string[] }[] = []
for (const word of process.argv.slice(2)) {
  const part = `./${word.replace(/^\.\//, '')}.ts`
  const before = wanted.at(-1)
  if (all.includes(part)) wanted.push({ part, words: [] })
  else if (before && takesWords.includes(before.part)) before.words.push(word)
  else throw new Error(`there is no ${part} in bench/`)
}
const parts = wanted.length === 0 ? all.map((part) => ({ part, words: [] })) : wanted

let missed = 0
for (const { part, words } of parts) {
  console.log(`\n${part.replace(/^\.\/|\.ts$/g, '')}`)
  const { bench } = (await import(new URL(part, here).href)) as { bench: (words: string[]) => Promise<Figure[]> }
  for (const { name, value, target, ok } of await bench(words)) {
    if (!ok) missed++
    console.log(`  ${ok ? 'ok    ' : 'MISSED'}  ${name}: ${value} (wanted: ${target})`)
  }
}
console.log(missed === 0 ? '\nall figures reached' : `\n${missed} figures missed`)
process.exit(missed === 0 ? 0 : 1)
