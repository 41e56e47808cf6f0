import { buildId, buildTime } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

/** Returns the running build, which open pages poll. */
export function GET(): Response {
  return Response.json({ id: buildId(), timestamp: buildTime() }, { headers: { 'cache-control': 'no-store' } })
}
