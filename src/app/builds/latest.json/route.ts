import { getBuildId, getBuildTime } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

/** Returns the running build; open pages request it at regular intervals. */
export function GET(): Response {
  return Response.json({ id: getBuildId(), timestamp: getBuildTime() }, { headers: { 'cache-control': 'no-store' } })
}
