import { isLocale } from '@/core/locale'
import { env } from '@/env'
import { articleFeed } from '@/features/column/feed'

export const dynamic = 'force-dynamic'

/** Returns the articles for feed readers: `/feed/cn.xml`, `/feed/en.xml`, `/feed/es.xml`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const locale = /^(\w+)\.xml$/.exec((await params).file)?.[1]
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return new Response(await articleFeed(locale, env.APP_URL), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    },
  })
}
