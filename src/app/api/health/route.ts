import { buildId } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

/**
 * Returns `{ status: 'ok', buildId }`: the process is alive, regardless of its database. See /api/ready for readiness.
 */
export function GET(): Response {
  return Response.json({ status: 'ok', buildId: buildId() }, { headers: { 'cache-control': 'no-store' } })
}
