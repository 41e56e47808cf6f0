import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TestCards } from '@/app/_pages/test-cards'
import { articlePage } from '@/content/articles/article-page'
import { findInstrument } from '@/content/tests/instruments'
import { previewedArticle } from '@/features/column/preview'
import { ArticleView } from '@/features/column/ui/ArticleView'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function read({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const article = previewedArticle(await searchParams, new Date())
  if (!article) notFound()
  return { locale, draft: article.draft, article: articlePage(article, locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return privateMetadata((await read(props)).article.title)
}

/** Renders an article as it will be published, for users with a signed link. */
// biome-ignore lint/plugin/page-owner: an article that is not out yet, for whoever has the link.
export default async function ArticlePreviewPage(props: Props) {
  const { locale, draft, article } = await read(props)
  const t = await texts(locale, 'column')
  const test = findInstrument(article.relatedTest)
  return (
    <ArticleView
      locale={locale}
      article={article}
      test={<TestCards locale={locale} tests={test ? [test] : []} />}
      notice={draft ? t('preview.draft') : t('preview.live')}
    />
  )
}
