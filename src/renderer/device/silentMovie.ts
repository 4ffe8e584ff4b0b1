/**
 * A film of ten seconds that shows grey and says nothing, as an MP4: what phones play to stay awake where they have no
 * wake lock. WebKit asks for pictures and sound in it; so it has both, in about two kilobytes.
 */

const seconds = 10
/** One picture a second, 64 × 64: four by four macroblocks. */
const side = 64
/** AAC-LC in mono: frames of 1024 samples, all silent. */
const rate = 16_000
const soundFrames = Math.ceil((seconds * rate) / 1024)
const silence = [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]

const u16 = (n: number) => [(n >> 8) & 255, n & 255]
const u32 = (n: number) => [...u16(n >>> 16), ...u16(n)]
const zeros = (n: number) => Array.from({ length: n }, () => 0)
const text = (letters: string) => [...letters].map((one) => one.charCodeAt(0))
const box = (type: string, ...parts: readonly (readonly number[])[]): number[] => {
  const body = parts.flat()
  return [...u32(body.length + 8), ...text(type), ...body]
}
const full = (type: string, flags: number, ...parts: readonly (readonly number[])[]) => box(type, u32(flags), ...parts)

/** Bits of an H.264 header: fixed widths as strings of 0 and 1, and Exp-Golomb numbers. */
const golomb = (n: number) => (n + 1).toString(2).padStart(2 * (n + 1).toString(2).length - 1, '0')
function unit(head: number, bits: string): number[] {
  const whole = `${bits}1`
  const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, '0')
  return [head, ...Array.from({ length: padded.length / 8 }, (_, at) => parseInt(padded.slice(at * 8, at * 8 + 8), 2))]
}

const profile = [66, 0xc0, 10]
const blocks = side / 16
const sequence = [
  0x67,
  ...profile,
  ...unit(0, [0, 0, 2, 1].map(golomb).join('') + '0' + golomb(blocks - 1) + golomb(blocks - 1) + '1100').slice(1),
]
const picture = unit(0x68, '1100' + '111' + '000' + '111' + '000')

/** A picture by itself in which every macroblock is predicted from its neighbours and nothing is added: grey. */
function greyPicture(at: number): number[] {
  const header = golomb(0) + golomb(7) + golomb(0) + '0000' + golomb(at % 2) + '00' + golomb(0)
  const nothing = golomb(3) + golomb(0) + golomb(0) + '1'
  const slice = unit(0x65, header + nothing.repeat(blocks * blocks))
  return [...u32(slice.length), ...slice]
}

const matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 0x4000],
].flatMap(([a, b, c]) => [...u32(a! * 0x10000), ...u32(b! * 0x10000), ...u32(c! === 0x4000 ? 0x40000000 : 0)])

interface Track {
  readonly id: number
  readonly kind: 'vide' | 'soun'
  readonly scale: number
  readonly length: number
  readonly size: readonly [number, number]
  readonly head: readonly number[]
  readonly entry: readonly number[]
  readonly counts: readonly [number, number]
  readonly sizes: readonly number[]
  readonly start: number
}

function track(one: Track): number[] {
  const [width, height] = one.size
  const [samples, each] = one.counts
  const header = full(
    'tkhd',
    3,
    zeros(8),
    u32(one.id),
    zeros(4),
    u32(seconds * 1000),
    zeros(12),
    u16(one.kind === 'soun' ? 0x100 : 0),
    zeros(2),
    matrix,
    u32(width << 16),
    u32(height << 16),
  )
  const same = one.sizes.every((size) => size === one.sizes[0])
  const table = box(
    'stbl',
    full('stsd', 0, u32(1), one.entry),
    full('stts', 0, u32(1), u32(samples), u32(each)),
    full('stsc', 0, u32(1), u32(1), u32(samples), u32(1)),
    full('stsz', 0, u32(same ? one.sizes[0]! : 0), u32(samples), same ? [] : one.sizes.flatMap(u32)),
    full('stco', 0, u32(1), u32(one.start)),
  )
  const where = box('dinf', full('dref', 0, u32(1), full('url ', 1)))
  const media = box(
    'mdia',
    full('mdhd', 0, zeros(8), u32(one.scale), u32(one.length), u16(0x55c4), zeros(2)),
    full('hdlr', 0, zeros(4), text(one.kind), zeros(13)),
    box('minf', one.head, where, table),
  )
  return box('trak', header, media)
}

function videoEntry(): number[] {
  const config = box(
    'avcC',
    [1, ...profile, 0xff, 0xe1],
    u16(sequence.length),
    sequence,
    [1],
    u16(picture.length),
    picture,
  )
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(side),
    u16(side),
    u32(0x480000),
    u32(0x480000),
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    [0xff, 0xff],
    config,
  )
}

function soundEntry(): number[] {
  const specific = [0x05, 2, 0x14, 0x08]
  const decoder = [0x04, 13 + specific.length, 0x40, 0x15, ...zeros(3), ...u32(16_000), ...u32(16_000), ...specific]
  const stream = [0x03, 3 + decoder.length + 3, ...u16(2), 0, ...decoder, 0x06, 1, 2]
  return box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(1),
    u16(16),
    zeros(4),
    u32(rate * 0x10000),
    full('esds', 0, stream),
  )
}

/** The film's bytes. */
export function silentMovie(): Uint8Array<ArrayBuffer> {
  const pictures = Array.from({ length: seconds }, (_, at) => greyPicture(at))
  const sounds = Array.from({ length: soundFrames }, () => silence)
  const kind = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'))
  const data = box('mdat', pictures.flat(), sounds.flat())
  const film = (start: number) =>
    box(
      'moov',
      full(
        'mvhd',
        0,
        zeros(8),
        u32(1000),
        u32(seconds * 1000),
        u32(0x10000),
        u16(0x100),
        zeros(10),
        matrix,
        zeros(24),
        u32(3),
      ),
      videoTrack(pictures, start),
      soundTrack(start + pictures.flat().length),
    )
  const start = kind.length + film(0).length + 8
  return Uint8Array.from([...kind, ...film(start), ...data])
}

function videoTrack(pictures: readonly (readonly number[])[], start: number): number[] {
  const sizes = pictures.map(({ length }) => length)
  const head = full('vmhd', 1, zeros(8))
  return track({
    id: 1,
    kind: 'vide',
    scale: 1000,
    length: seconds * 1000,
    size: [side, side],
    head,
    entry: videoEntry(),
    counts: [pictures.length, 1000],
    sizes,
    start,
  })
}

function soundTrack(start: number): number[] {
  const sizes = Array.from({ length: soundFrames }, () => silence.length)
  const head = full('smhd', 0, zeros(4))
  return track({
    id: 2,
    kind: 'soun',
    scale: rate,
    length: soundFrames * 1024,
    size: [0, 0],
    head,
    entry: soundEntry(),
    counts: [soundFrames, 1024],
    sizes,
    start,
  })
}
