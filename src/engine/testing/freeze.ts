/** Freezes a value through and through, so that whoever changes it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/** The text by which two values are compared: what would go over the wire. */
export function bytes(value: unknown): string {
  return JSON.stringify(value)
}
