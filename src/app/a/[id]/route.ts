import { articleVisibility } from '@/content/articles/article-catalogue'
import { locales } from '@/core/locale'

interface Props {
  params: Promise<{ id: string }>
}

/** Redirects the short address of an article, as printed in reports; an unknown one leads to all articles. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  // A withdrawn article has its own page.
  const known = locales.some((locale) => ['public', 'withdrawn'].includes(articleVisibility(id, locale) ?? 'hidden'))
  const { search } = new URL(req.url)
  const location = `${known ? `/column/articleDetail/${id}` : '/column'}${search}`
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'public, max-age=60' } })
}
