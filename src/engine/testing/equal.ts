import { expect } from 'vitest'

/** `expect(one).toEqual(other)`, which takes most of a long comparison, only where they differ. */
export function expectEqual(one: unknown, other: unknown): void {
  if (!areEqual(one, other)) expect(one).toEqual(other)
}

function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => areEqual(one[key as never], other[key as never]))
}
