import { fallbackLocale, isLocale } from '@/core/locale'
import { createPulseCache } from '@/features/assessments/counter'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

const pulse = createPulseCache(getDb)

/** `?lang=<locale>`: returns `{ <slug>: sentence }`, with the sum of all tests under the empty key; see the counter. */
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
