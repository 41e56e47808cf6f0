/** Reads the JSON value that this browser keeps under a key; undefined when nothing can be read. */
export function readEntry(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {}
}

/** A field of parsed JSON; undefined where the value has no fields. */
export const field = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name]

/** The value when it is a text. */
export const textOr = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise)
