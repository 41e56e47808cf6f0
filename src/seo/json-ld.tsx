import { cardOf } from '@/content/card'
import { scriptJson } from '@/core/escape'
import { logo } from '@/core/icons'
import { htmlLang, type Locale } from '@/core/locale'
import { origin } from './metadata'

type JsonLdValue = string | number | readonly JsonLdValue[] | { readonly [key: string]: JsonLdValue }

/** Structured data for search engines: a data block, which no browser executes. */
export function JsonLd({ data }: { data: JsonLdValue }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}

const address = (path: string, locale: Locale): string => `${origin()}${path}?lang=${locale}`

interface ArticleFacts {
  path: string
  title: string
  description: string
  published: string
  keywords: readonly string[]
}

/** An article; its author and publisher are the site, because nobody else signs it. */
export function articleJsonLd(locale: Locale, article: ArticleFacts, siteName: string): JsonLdValue {
  const site = {
    '@type': 'Organization',
    name: siteName,
    url: `${origin()}/`,
    logo: { '@type': 'ImageObject', url: `${origin()}${logo.path}` },
  }
  const url = address(article.path, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    dateModified: article.published,
    inLanguage: htmlLang[locale],
    keywords: article.keywords,
    image: `${origin()}${cardOf(locale, article.path)}`,
    url,
    mainEntityOfPage: url,
    isAccessibleForFree: 'https://schema.org/True',
    author: site,
    publisher: site,
  }
}

/** The way from the top of the site to a page, the page itself last. */
export const breadcrumbJsonLd = (locale: Locale, steps: readonly { name: string; path: string }[]): JsonLdValue => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path, locale),
  })),
})
