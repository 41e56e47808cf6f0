/** Returns the JSON from one of our own addresses; undefined without a response, because a page works without it. */
export async function fetchJson(...request: Parameters<typeof fetch>): Promise<unknown> {
  try {
    const response = await fetch(...request)
    return response.ok ? await response.json() : undefined
  } catch {}
}

/** Returns a field of parsed JSON; undefined where the value has no fields. */
export const getProperty = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name]

/** Returns the value if it is a text, and `otherwise` if not. */
export const textOr = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise)
