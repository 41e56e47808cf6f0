import { articleVisibility } from '@/content/articles/article-catalogue'
import { fallbackLocale, isLocale } from '@/core/locale'
import { HOUR_SECONDS } from '@/core/time'
import { isCrossOrigin } from '@/server/auth/same-origin'
import { getDatabase } from '@/server/db/db'
import { consume, type Limit } from '@/server/limits/rate-limit'
import { count } from '@/server/observability/counts'
import { isBot } from '@/server/observability/requests/visits'

export const dynamic = 'force-dynamic'

const readsPerAddress: Limit = { name: 'column.read.ip', points: 60, seconds: HOUR_SECONDS }

/** Sent by an article of which somebody has reached the end: it counts one reading, and answers nothing. */
export async function POST(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const lang = new URL(req.url).searchParams.get('lang')
  const done = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const counts = !isCrossOrigin(req) && !isBot(req.headers.get('user-agent') ?? undefined)
  const locale = isLocale(lang) ? lang : fallbackLocale
  if (!counts || articleVisibility(id, locale) !== 'public') return done
  try {
    await consume(await getDatabase(), readsPerAddress, req.headers.get('x-client-ip') ?? 'unknown')
    count('article', id, locale)
  } catch {
    // Too many, or no database: a number more or less.
  }
  return done
}
