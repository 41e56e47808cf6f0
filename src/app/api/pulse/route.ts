import { fallbackLocale, isLocale } from '@/core/locale'
import { createCompletionTextCache } from '@/features/assessments/counter'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

const pulse = createCompletionTextCache(getDb)

/**
 * Returns `{ <slug>: sentence }` in the language `?lang=`: how many people finished each test lately; the empty key has
 * the sum of all tests.
 */
export async function GET(req: Request): Promise<Response> {
  const lang = new URL(req.url).searchParams.get('lang')
  try {
    const counts = await pulse(isLocale(lang) ? lang : fallbackLocale)
    return Response.json(counts, { headers: { 'cache-control': 'public, max-age=15' } })
  } catch {
    return Response.json(
      { error: { message: 'SERVICE_UNAVAILABLE' } },
      { status: 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
