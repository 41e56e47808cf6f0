import { getCreditBalance } from '@/features/credits/credits'
import { isVip } from '@/features/shop/membership'
import { ownerTags } from '@/server/auth/owner-tags'
import { readPrincipal } from '@/server/auth/principal'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

const kept = { 'cache-control': 'no-store' }

/**
 * Returns `{ tags }`: the current owners of this browser, the account before the guest; empty for a visitor. With
 * `?account` also the number of full reports left in the account, and whether it has VIP.
 */
export async function GET(req: Request): Promise<Response> {
  try {
    const db = await getDb()
    const principal = await readPrincipal(db, req.headers.get('cookie'))
    const tags = ownerTags(principal)
    if (!new URL(req.url).searchParams.has('account')) return Response.json({ tags }, { headers: kept })
    const { userId } = principal
    const [credits, member] = await Promise.all([userId ? getCreditBalance(db, userId) : null, isVip(db, userId)])
    return Response.json({ tags, credits: credits && Math.max(0, credits), member }, { headers: kept })
  } catch {
    return Response.json({ error: { message: 'SERVICE_UNAVAILABLE' } }, { status: 503, headers: kept })
  }
}
