/** Returns the answer of one of our own addresses; undefined without an answer, because a page works without it. */
export async function askJson(...request: Parameters<typeof fetch>): Promise<unknown> {
  try {
    const response = await fetch(...request)
    return response.ok ? await response.json() : undefined
  } catch {}
}

/** A field of parsed JSON; undefined where the value has no fields. */
export const field = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name]

/** The value when it is a text. */
export const textOr = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise)
