import type { Metadata } from 'next'
import type { Locale } from '@/core/locale'
import { addSiteName, documentMetadata, getDocumentOrigin, type PageText } from '@/seo/metadata'
import { texts } from '@/server/i18n/i18n'

/** Returns the metadata of a column page, with the link to the feed; for an article also its date and its languages. */
export async function columnMetadata(
  locale: Locale,
  path: string,
  text: PageText,
  article?: { published: string; inLanguages: readonly Locale[] },
): Promise<Metadata> {
  const site = (await texts(locale, 'common'))('site.name')
  const feed = {
    url: `${getDocumentOrigin()}/feed/${locale}.xml`,
    title: (await texts(locale, 'column'))('feed.title'),
  }
  const metadata = documentMetadata(
    locale,
    path,
    { ...text, title: addSiteName(text.title, site) },
    site,
    getDocumentOrigin(),
    article?.inLanguages,
  )
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } },
    ...(article && { openGraph: { ...metadata.openGraph, type: 'article', publishedTime: article.published } }),
  }
}
