import type { Metadata } from 'next'
import { cardOf, cardSize } from '@/content/social-card'
import { htmlLang, type Locale, locales } from '@/core/locale'
import { env } from '@/env'
import { ORIGIN_PLACEHOLDER } from './origin'

export interface PageText {
  title: string
  description: string
  keywords: string
}

/** Setting that stops phones from turning numbers and addresses into links. The page's own links still work. */
export const formatDetection = { telephone: false, date: false, address: false, email: false, url: false }

/** Number of characters of a title that search engines show; a Chinese one is about as wide as two Latin letters. */
export const titleLength = { latin: 60, chinese: 30 }

/** Returns a page's title with the site's name after it, if both fit. */
export function addSiteName(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`
  const room = /\p{Script=Han}/u.test(siteName) ? titleLength.chinese : titleLength.latin
  return whole.length <= room ? whole : title
}

/** Returns the origin that documents use for the site. */
export const getDocumentOrigin = (): string =>
  process.env.NODE_ENV === 'production' ? ORIGIN_PLACEHOLDER : env.APP_URL

/** Returns the URL of a page in one language. */
const localizedUrl = (site: string, path: string, locale: Locale): string => `${site}${path}?lang=${locale}`

/**
 * Returns title, description, keywords, Open Graph, large-image card, canonical and hreflang of a document. `site` is
 * the origin, set for pages rendered per request; `inLanguages` are the languages in which the page exists.
 */
export function documentMetadata(
  locale: Locale,
  path: string,
  text: PageText,
  siteName: string,
  site = getDocumentOrigin(),
  inLanguages: readonly Locale[] = locales,
): Metadata {
  const languages = Object.fromEntries(inLanguages.map((lng) => [htmlLang[lng], localizedUrl(site, path, lng)]))
  const url = localizedUrl(site, path, locale)
  const image = { url: `${site}${cardOf(locale, path)}`, ...cardSize, alt: text.title }
  return {
    ...text,
    alternates: { canonical: url, languages: { ...languages, 'x-default': `${site}${path}` } },
    openGraph: {
      type: 'website',
      url,
      siteName,
      title: text.title,
      description: text.description,
      locale: htmlLang[locale].replace('-', '_'),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: text.title, description: text.description, images: [image.url] },
  }
}

/** Returns the metadata of one person's private pages: not for search engines. */
export const privateMetadata = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })
