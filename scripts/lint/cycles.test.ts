import { relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycleIn, graphOf, sourcesIn } from './imports'

const sources = sourcesIn('src')

it('finds the way that leads back', () => {
  const edges = (...pairs: readonly string[]) => new Map(pairs.map((pair) => [pair[0]!, new Set(pair.slice(1))]))
  expect(cycleIn(edges('abc', 'bd', 'cd', 'd'))).toBeNull()
  expect(cycleIn(edges('ab', 'bc', 'cdb', 'd'))).toEqual(['b', 'c', 'b'])
})

it('no file loads itself by way of others', () => {
  const graph = graphOf(sources, false)
  expect([...graph.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(2000)
  expect(cycleIn(graph)).toBeNull()
})

describe('folders import in one direction', () => {
  /** The folder right below `base` that holds a file; a file that stands there itself is by itself. */
  const folderIn = (base: string) => (file: string) => relative(base, file).split(sep)[0]!

  it.each(['src', 'src/main', 'src/renderer', 'src/renderer/pages'])('%s', (base) => {
    const inside = sources.filter((file) => !relative(base, file).startsWith('..'))
    const graph = graphOf(inside, true, folderIn(base))
    expect(graph.size).toBeGreaterThan(2)
    expect(cycleIn(graph)).toBeNull()
  })

  it('src/main/host, where a table and how people arrive at it are one', () => {
    const base = 'src/main/host'
    const inside = sources.filter((file) => !relative(base, file).startsWith('..'))
    const folderOf = folderIn(base)
    const layerOf = (file: string) => (folderOf(file) === 'arrivals' ? 'table' : folderOf(file))
    expect(cycleIn(graphOf(inside, true, layerOf))).toBeNull()
  })
})
