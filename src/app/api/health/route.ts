import { buildId } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

/** `{ status: 'ok', buildId }`: the process is alive, whatever its database does. Whether it can work: /api/ready. */
export function GET(): Response {
  return Response.json({ status: 'ok', buildId: buildId() }, { headers: { 'cache-control': 'no-store' } })
}
