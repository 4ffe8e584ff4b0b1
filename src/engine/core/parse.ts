/** Readers for foreign data: one set for every game's answers. A reader gives the value, or `unreadable`. */
import type { Parsed } from './contract'
import { refusal } from './refusal'

/** Not `undefined` or `null`: both can be part of an answer. */
export const unreadable: unique symbol = Symbol('unreadable')
export type Reader<Value> = (raw: unknown) => Value | typeof unreadable

/** A reader for each field. Fields that are not named are dropped. */
export type Fields<Shape> = { readonly [Key in keyof Shape]-?: Reader<Shape[Key]> }

const when =
  <Value>(fits: (raw: unknown) => boolean): Reader<Value> =>
  (raw) =>
    fits(raw) ? (raw as Value) : unreadable

export const flag: Reader<boolean> = when((raw) => typeof raw === 'boolean')
/** Minus zero is refused: it does not survive JSON. */
export const whole: Reader<number> = when((raw) => Number.isSafeInteger(raw) && !Object.is(raw, -0))
export const count: Reader<number> = when((raw) => Number.isSafeInteger(raw) && (raw as number) >= 0)

/** A whole number from 0 up to, not including, `bound`. */
export const below = (bound: number): Reader<number> =>
  when((raw) => count(raw) !== unreadable && (raw as number) < bound)

export const oneOf = <Choice>(choices: readonly Choice[]): Reader<Choice> =>
  when((raw) => choices.includes(raw as Choice))

export const textLike = (pattern: RegExp): Reader<string> => when((raw) => typeof raw === 'string' && pattern.test(raw))

export const orNull =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (raw) =>
    raw === null ? null : reader(raw)

/** A field that may be left out. */
export const orElse =
  <Value>(reader: Reader<Value>, missing: Value): Reader<Value> =>
  (raw) =>
    raw === undefined ? missing : reader(raw)

export const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (raw) => {
    const value = first(raw)
    return value === unreadable ? second(raw) : value
  }

/** A list of at most `longest` values, copied. */
export const listOf =
  <Value>(reader: Reader<Value>, longest: number): Reader<Value[]> =>
  (raw) => {
    if (!Array.isArray(raw) || raw.length > longest) return unreadable
    const values: Value[] = []
    for (const one of raw) {
      const value = reader(one)
      if (value === unreadable) return unreadable
      values.push(value)
    }
    return values
  }

export const record =
  <Shape>(fields: Fields<Shape>): Reader<Shape> =>
  (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return unreadable
    const given = raw as Readonly<Record<string, unknown>>
    const read: Record<string, unknown> = {}
    for (const key of Object.keys(fields)) {
      const value = fields[key as keyof Shape](given[key])
      if (value === unreadable) return unreadable
      read[key] = value
    }
    return read as Shape
  }

type Tagged<Tag extends string> = { readonly [Key in Tag]: string }

/** One set of fields for every kind of a union: a kind that is forgotten does not compile. */
export type Kinds<Tag extends string, Union extends Tagged<Tag>> = {
  readonly [Kind in Union[Tag]]:
    Fields<Omit<Extract<Union, Record<Tag, Kind>>, Tag>> | Reader<Extract<Union, Record<Tag, Kind>>>
}

/** A union told apart by the field `tag`. */
export function unionBy<Tag extends string, Union extends Tagged<Tag>>(
  tag: Tag,
  kinds: Kinds<Tag, Union>,
): Reader<Union> {
  const readers = new Map<unknown, Reader<unknown>>(
    Object.entries<object>(kinds).map(([kind, fields]) => [
      kind,
      typeof fields === 'function'
        ? (fields as Reader<unknown>)
        : record({ [tag]: oneOf([kind]), ...fields } as Fields<unknown>),
    ]),
  )
  return (raw) => {
    const kind = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[tag] : undefined
    return (readers.get(kind)?.(raw) ?? unreadable) as Union | typeof unreadable
  }
}

/** A game's `parseAnswer`: reads the shape only; whether the answer is legal is for `check` (CO-9). */
export function answersBy<Answer extends Tagged<'type'>>(
  kinds: Kinds<'type', Answer>,
): (raw: unknown) => Parsed<Answer> {
  const read = unionBy('type', kinds)
  return (raw) => {
    const value = read(raw)
    return value === unreadable ? { refusal: refusal('CO-9') } : { value }
  }
}
