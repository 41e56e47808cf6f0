import { createHash } from 'node:crypto'
import { findInstrument } from '@/content/tests/instruments'
import { isLocale } from '@/core/locale'
import { env } from '@/env'
import { getStudyFile } from '@/features/evidence/releases/open-data-files'
import { listPublishedStudies } from '@/features/evidence/releases/published-studies'
import { licence } from '@/features/norms/open-data-files'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ slug: string; locale: string; file: string }>
}

/**
 * Returns the open table of one published study release, including later withdrawn ones:
 * `/science/<test>/<language>/studies/<release>.csv` or `.json`; also `draws.csv` and `plan.txt`.
 */
export async function GET(req: Request, { params }: Context): Promise<Response> {
  const { slug, locale, file } = await params
  // The name of a release contains its version; all other files belong to the current version.
  const [, version] = /-v([1-9]\d{0,3})-/.exec(file) ?? []
  const instrument = findInstrument(slug, version === undefined ? undefined : Number(version))
  if (!instrument || !isLocale(locale)) return missing()
  const made = await getStudyFile(
    await listPublishedStudies(await getDb(), instrument, locale),
    instrument,
    locale,
    file,
    env.APP_URL,
  )
  if (!made) return missing()

  const etag = `"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=3600',
    'content-type': made.type,
    'content-disposition': `attachment; filename="mindglass-${slug}-${locale}-${file}"`,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    link: `<${licence}>; rel="license"`,
  }
  if (req.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(made.body, { headers })
}

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
