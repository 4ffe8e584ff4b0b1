import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/renderer/ui/look/tokens.css', 'utf8')

function tokens(selector: string): Map<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name]) => name!.includes(selector))
  return new Map(
    blocks.flatMap(([, , body]) =>
      [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((one) => [one[1]!, one[2]!]),
    ),
  )
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const base = tokens(':root')
const dark = new Map([...base, ...tokens("[data-theme='dark']")])
const light = new Map([...base, ...tokens("[data-theme='light']")])

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('the %s theme', (_, theme) => {
  const of = (name: string) => theme.get(name)!
  const grounds = ['room', 'room-lit', 'raised', 'raised-2']
  it.each(['text', 'soft', 'brass-text', 'danger', 'gain'])('%s can be read on every ground', (name) => {
    for (const ground of grounds)
      expect(contrast(of(name), of(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })
  it('brass carries its ink, paper its own', () => {
    expect(contrast(of('brass'), of('brass-ink'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('paper'), of('ink'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('danger-fill'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
  it('lines that bound what can be touched stand out', () => {
    for (const ground of grounds) expect(contrast(of('line-strong'), of(ground)), ground).toBeGreaterThanOrEqual(3)
  })
  it('every seat colour carries its ink', () => {
    for (let seat = 0; seat < 6; seat++)
      expect(contrast(of(`seat-${seat}`), of('seat-ink'))).toBeGreaterThanOrEqual(4.5)
  })
})
