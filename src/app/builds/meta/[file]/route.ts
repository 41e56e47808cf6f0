import { buildId, buildTime } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ file: string }>
}

/** `/builds/meta/{buildId}.json` of the running build; what is told about an id never changes. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const id = buildId()
  if (file !== `${id}.json`) {
    return Response.json({ error: 'NOT_FOUND' }, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  // Prerendered pages carry their own data here, so no route rules need to travel to the browser.
  const meta = { id, timestamp: buildTime(), matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] }
  return Response.json(meta, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
