import { cachedPulse } from '@/features/assessments/counter'
import { getDb } from '@/server/db'

export const dynamic = 'force-dynamic'

const pulse = cachedPulse(getDb)

/** `{ counts: { slug: n }, total }`: sittings completed in the last 60 minutes. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await pulse(), { headers: { 'cache-control': 'public, max-age=15' } })
  } catch {
    return Response.json(
      { error: { message: 'SERVICE_UNAVAILABLE' } },
      { status: 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
