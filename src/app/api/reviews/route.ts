import { findInstrument } from '@/content/tests/instruments'
import { fallbackLocale, isLocale } from '@/core/locale'
import { createNewestReviewsCache } from '@/features/review/newest-reviews'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

const newest = createNewestReviewsCache(getDb)

/** Returns `{ reviews }`: at most four, the newest of the test `?test=`, or of all tests, in the language `?lang=`. */
export async function GET(req: Request): Promise<Response> {
  const query = new URL(req.url).searchParams
  const [slug, lang] = [query.get('test') || null, query.get('lang')]
  if (slug !== null && !findInstrument(slug)) return refusal(404, 'NOT_FOUND')
  try {
    const reviews = await newest(isLocale(lang) ? lang : fallbackLocale, slug)
    return Response.json({ reviews }, { headers: { 'cache-control': 'public, max-age=60' } })
  } catch {
    return refusal(503, 'SERVICE_UNAVAILABLE')
  }
}

const refusal = (status: number, message: string): Response =>
  Response.json({ error: { message } }, { status, headers: { 'cache-control': 'no-store' } })
