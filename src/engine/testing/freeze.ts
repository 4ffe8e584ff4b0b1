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
