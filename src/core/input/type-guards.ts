// Written by hand: these few lines are on every app page, where zod would add another 8 KB.

interface Primitives {
  string: string
  number: number
  boolean: boolean
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns whether the value is an object with at least these fields, of these types. */
export const hasShape = <Shape extends Record<string, keyof Primitives>>(
  value: unknown,
  shape: Shape,
): value is { [Field in keyof Shape]: Primitives[Shape[Field]] } =>
  isRecord(value) && Object.entries(shape).every(([field, type]) => typeof value[field] === type)
