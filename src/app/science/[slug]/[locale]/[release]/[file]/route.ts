import { createHash } from 'node:crypto'
import { findInstrument } from '@/content/tests/instruments'
import { isLocale } from '@/core/locale'
import { env } from '@/env'
import { getOpenDataFile, getWithheldNotice, licence } from '@/features/norms/open-data-files'
import { listPublishedReleases } from '@/features/norms/published-releases'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ slug: string; locale: string; release: string; file: string }>
}

/**
 * Returns the open tables of one published release, including later withdrawn ones:
 * `/science/<test>/<language>/v<version>-<release>/<table>.csv` or `.json`. A release with withheld tables responds
 * with 410 and the reason.
 */
export async function GET(req: Request, { params }: Context): Promise<Response> {
  const { slug, locale, release, file } = await params
  const [, version, number] = /^v([1-9]\d{0,3})-([1-9]\d{0,3})$/.exec(release) ?? []
  const instrument = version && findInstrument(slug, Number(version))
  if (!instrument || !isLocale(locale)) return missing()
  const found = (await listPublishedReleases(await getDb(), instrument, locale)).find(
    (one) => one.number === Number(number),
  )
  if (found?.withheld) {
    const { body, type } = await getWithheldNotice(locale)
    return new Response(body, { status: 410, headers: { 'content-type': type, 'cache-control': 'no-store' } })
  }
  const made = found && (await getOpenDataFile(found, instrument, locale, file, env.APP_URL))
  if (!made) return missing()

  const etag = `"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=86400',
    'content-type': made.type,
    'content-disposition': `attachment; filename="mindglass-${slug}-${locale}-${release}-${file}"`,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    link: `<${licence}>; rel="license"`,
  }
  if (req.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(made.body, { headers })
}

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
