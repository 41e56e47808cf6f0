import { findArticle } from '@/content/articles'

interface Props {
  params: Promise<{ id: string }>
}

/** The short address of an article, as reports have it on paper; an unknown one leads to all articles. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  const article = findArticle((await params).id)
  const { search } = new URL(req.url)
  const location = `${article ? `/column/articleDetail/${article.id}` : '/column'}${search}`
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'public, max-age=3600' } })
}
