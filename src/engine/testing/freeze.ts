/** Freezes a value deeply, so that any change to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    if (Array.isArray(value)) for (let i = 0; i < value.length; i++) deepFreeze(value[i])
    else for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key])
  }
  return value
}

/** Whether a value is plain data that JSON gives back as it was: no undefined, no NaN, no -0, no class, no hole. */
export function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'object': {
      if (value === null) return true
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false
        return Object.keys(value).length === value.length
      }
      if (Object.getPrototypeOf(value) !== Object.prototype || Object.getOwnPropertySymbols(value).length > 0)
        return false
      return Object.entries(value).every(([key, part]) => key !== '__proto__' && key !== 'toJSON' && isPlain(part))
    }
    default:
      return false
  }
}

/** The text by which two values are compared: what would go over the wire. */
export function bytes(value: unknown): string {
  return JSON.stringify(value)
}

/** Whether two values have the same bytes; most are compared without writing them out. */
export function sameBytes(one: unknown, other: unknown): boolean {
  return isAlike(one, other) || bytes(one) === bytes(other)
}

/** Whether two values are alike part by part, with their keys in the same order: then they have the same bytes. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!isAlike(one[i], other[i])) return false
    return true
  }
  if (Object.getPrototypeOf(one) !== Object.prototype || Object.getPrototypeOf(other) !== Object.prototype) return false
  const keys = Object.keys(one)
  const others = Object.keys(other)
  if (keys.length !== others.length) return false
  for (const [at, key] of keys.entries())
    if (others[at] !== key || !isAlike((one as Plain)[key], (other as Plain)[key])) return false
  return true
}

type Plain = Readonly<Record<string, unknown>>
