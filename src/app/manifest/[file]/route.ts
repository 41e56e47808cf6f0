import { isLocale } from '@/core/locale'
import { manifest } from '@/seo/manifest'
import { loadTexts } from '@/server/i18n/dictionaries'

export const dynamic = 'force-dynamic'

/** Returns `/manifest/cn.webmanifest`, `/manifest/en.webmanifest`, `/manifest/es.webmanifest`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const locale = /^(\w+)\.webmanifest$/.exec((await params).file)?.[1]
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const t = await loadTexts(locale, 'common')
  const site = { name: t('site.name'), description: t('site.description') }
  return new Response(JSON.stringify(manifest(locale, site)), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}
