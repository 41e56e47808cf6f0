import { getCreditBalance } from '@/features/credits/credits'
import { ownerTags } from '@/server/auth/owner-tags'
import { readPrincipal } from '@/server/auth/principal'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

const kept = { 'cache-control': 'no-store' }

/**
 * Returns `{ tags }`: the current owners of this browser, the account before the guest; empty for a visitor. With
 * `?credits` also the number of full reports left in the account.
 */
export async function GET(req: Request): Promise<Response> {
  try {
    const db = await getDb()
    const principal = await readPrincipal(db, req.headers.get('cookie'))
    const tags = ownerTags(principal)
    if (!new URL(req.url).searchParams.has('credits')) return Response.json({ tags }, { headers: kept })
    const credits = principal.userId ? Math.max(0, await getCreditBalance(db, principal.userId)) : null
    return Response.json({ tags, credits }, { headers: kept })
  } catch {
    return Response.json({ error: { message: 'SERVICE_UNAVAILABLE' } }, { status: 503, headers: kept })
  }
}
