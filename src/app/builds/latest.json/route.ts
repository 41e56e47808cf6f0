import { buildId, buildTime } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

/** The running build, asked for now and then by every open page. */
export function GET(): Response {
  return Response.json({ id: buildId(), timestamp: buildTime() }, { headers: { 'cache-control': 'no-store' } })
}
