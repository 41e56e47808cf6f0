import { getDb } from '@/server/db'
import { ownerTags } from '@/server/owner-tags'
import { readPrincipal } from '@/server/principal'

export const dynamic = 'force-dynamic'

const kept = { 'cache-control': 'no-store' }

/** `{ tags }`: whom this browser belongs to at this moment, the account before the guest; empty for a visitor. */
export async function GET(req: Request): Promise<Response> {
  try {
    const tags = ownerTags(await readPrincipal(await getDb(), req.headers.get('cookie')))
    return Response.json({ tags }, { headers: kept })
  } catch {
    return Response.json({ error: { message: 'SERVICE_UNAVAILABLE' } }, { status: 503, headers: kept })
  }
}
