import { describe, expect, it } from 'vitest'
import { silentMovie } from './silentMovie'

/** Types of the boxes in a range, with where their content lies. */
function boxes(bytes: Uint8Array, from = 0, to = bytes.length): { type: string; from: number; to: number }[] {
  const view = new DataView(bytes.buffer)
  const found = []
  for (let at = from; at < to; at += view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.slice(at + 4, at + 8))
    found.push({ type, from: at + 8, to: at + view.getUint32(at) })
  }
  return found
}

describe('the silent film', () => {
  const film = silentMovie()

  it('is a small MP4 with pictures and sound', () => {
    expect(film.length).toBeLessThan(3000)
    const top = boxes(film)
    expect(top.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat'])
    const tracks = boxes(film, top[1].from, top[1].to).filter(({ type }) => type === 'trak')
    expect(tracks).toHaveLength(2)
    expect(top[2].to).toBe(film.length)
  })

  it('says where its first picture and its first sound lie', () => {
    const whole = String.fromCharCode(...film)
    const starts = [...whole.matchAll(/stco/g)].map(({ index }) => new DataView(film.buffer).getUint32(index + 12))
    expect(film[starts[0] + 4]).toBe(0x65)
    expect([...film.slice(starts[1], starts[1] + 6)]).toEqual([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80])
  })
})
