/** Returns the answer of one of our own addresses; undefined without an answer, because a page works without it. */
export async function askJson(...request: Parameters<typeof fetch>): Promise<unknown> {
  try {
    const response = await fetch(...request)
    return response.ok ? await response.json() : undefined
  } catch {}
}
