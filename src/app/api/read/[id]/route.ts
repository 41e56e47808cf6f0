import { articleVisibility } from '@/content/articles/article-catalogue'
import { fallbackLocale, isLocale } from '@/core/locale'
import { HOUR_SECONDS } from '@/core/time'
import { isCrossOrigin } from '@/server/auth/same-origin'
import { getDatabase } from '@/server/db/db'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { countEvent } from '@/server/observability/counts'
import { isBot } from '@/server/observability/requests/visits'

export const dynamic = 'force-dynamic'

const readsPerAddress: RateLimitRule = { name: 'column.read.ip', points: 60, seconds: HOUR_SECONDS }

/** Counts one reading of an article whose end a reader reached, and returns no content. */
export async function POST(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const lang = new URL(req.url).searchParams.get('lang')
  const done = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const counts = !isCrossOrigin(req) && !isBot(req.headers.get('user-agent') ?? undefined)
  const locale = isLocale(lang) ? lang : fallbackLocale
  if (!counts || articleVisibility(id, locale) !== 'public') return done
  try {
    await consume(await getDatabase(), readsPerAddress, req.headers.get('x-client-ip') ?? 'unknown')
    countEvent('article', id, locale)
  } catch {
    // Too many requests, or no database: a lost count does not matter.
  }
  return done
}
