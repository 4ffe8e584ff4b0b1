import type { SeatFace } from '../ui/kit/seatFace'

/** The most letters of a name for which the places on the shared screen are made. */
const room = 10

/**
 * What the shared screen calls people, so that nobody's name is cut there: of a long name the first word that has room,
 * unless two people would be called the same.
 */
export function callNames(names: readonly string[]): string[] {
  const called = names.map((name) => {
    if (name.length <= room) return name
    const words = name.split(/[\s-]+/).filter((word) => word.length > 2)
    return words.find((word) => word.length <= room) ?? words[0] ?? name
  })
  return called.map((one, at) => (called.some((other, i) => i !== at && other === one) ? names[at]! : one))
}

/** The same for those at their seats. */
export function calledShort(faces: readonly SeatFace[]): SeatFace[] {
  const called = callNames(faces.map(({ name }) => name))
  return faces.map((face, at) => ({ ...face, name: called[at]! }))
}
