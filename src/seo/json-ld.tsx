import { cardOf } from '@/content/social-card'
import { htmlLang, type Locale } from '@/core/locale'
import { scriptJson } from '@/core/texts/escape'
import { bylinePerson } from './bylines'
import { getDocumentOrigin } from './metadata'
import { siteAuthor } from './site-json-ld'

type JsonLdValue = string | number | readonly JsonLdValue[] | { readonly [key: string]: JsonLdValue }

/**
 * Renders structured data for search engines: a data block, which no browser executes.
 * @param line part of the page that the data belongs to; the server removes the data if that part has no values
 */
export function JsonLd({ data, line }: { data: JsonLdValue; line?: 'signed' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
  return <script type="application/ld+json" data-line={line} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}

const address = (path: string, locale: Locale): string => `${getDocumentOrigin()}${path}?lang=${locale}`

interface ArticleFacts {
  path: string
  title: string
  description: string
  published: string
  /** Day of the last change, `YYYY-MM-DD`. */
  changed: string
  keywords: readonly string[]
}

/** Returns the person who checked a page, if there is one. */
function reviewedBy(locale: Locale): { readonly [key: string]: JsonLdValue } {
  const reviewer = bylinePerson('reviewer', locale)
  return reviewer ? { reviewedBy: reviewer } : {}
}

/** Returns an article; the site is its publisher, and its author if no person is named. */
export function articleJsonLd(locale: Locale, article: ArticleFacts, siteName: string): JsonLdValue {
  const site = siteAuthor(siteName)
  const url = address(article.path, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    dateModified: article.changed,
    inLanguage: htmlLang[locale],
    keywords: article.keywords,
    image: `${getDocumentOrigin()}${cardOf(locale, article.path)}`,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, ...reviewedBy(locale) },
    isAccessibleForFree: 'https://schema.org/True',
    author: bylinePerson('author', locale) ?? site,
    publisher: site,
  }
}

/** Returns a page about a test or its making, with its author and reviewer; null if neither is named. */
export function signedPageJsonLd(locale: Locale, page: { path: string; title: string }): JsonLdValue | null {
  const author = bylinePerson('author', locale)
  const checked = reviewedBy(locale)
  if (!author && !checked.reviewedBy) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.title,
    url: address(page.path, locale),
    inLanguage: htmlLang[locale],
    ...(author && { author }),
    ...checked,
  }
}

/** Returns the breadcrumbs from the top of the site to a page, the page itself last. */
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
