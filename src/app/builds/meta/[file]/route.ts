import { getBuildId, getBuildTime } from '@/server/observability/build-id'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ file: string }>
}

/** Returns `/builds/meta/{buildId}.json` of the running build; the content for an id never changes. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const id = getBuildId()
  if (file !== `${id}.json`) {
    return Response.json({ error: 'NOT_FOUND' }, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  // The format of Nuxt's build manifest. Pages contain their data, so it lists no rules for routes.
  const meta = { id, timestamp: getBuildTime(), matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] }
  return Response.json(meta, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
