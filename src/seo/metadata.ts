import type { Metadata } from 'next'
import { cardOf, cardSize } from '@/content/card'
import { htmlLang, type Locale, locales } from '@/core/locale'
import { env } from '@/env'
import { ORIGIN_PLACEHOLDER } from './origin'

export interface PageText {
  title: string
  description: string
  keywords: string
}

/** Phones make no links of numbers and addresses that look like some. Links that the page has itself work. */
export const formatDetection = { telephone: false, date: false, address: false, email: false, url: false }

/** Characters that search engines show of a title; a Chinese one is about as wide as two letters. */
export const titleLength = { latin: 60, chinese: 30 }

/** A page's title with the site's name behind it, where there is room for both. */
export function titled(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`
  const room = /\p{Script=Han}/u.test(siteName) ? titleLength.chinese : titleLength.latin
  return whole.length <= room ? whole : title
}

/** The address that documents name as their own. */
export const origin = (): string => (process.env.NODE_ENV === 'production' ? ORIGIN_PLACEHOLDER : env.APP_URL)

/** Address of a page in one language. */
const localizedUrl = (site: string, path: string, locale: Locale): string => `${site}${path}?lang=${locale}`

/**
 * Title, description, keywords, Open Graph, large-image card, canonical and hreflang of a document; a page that is
 * rendered per request says under which address, and one that some language lacks, in which it is.
 */
export function documentMetadata(
  locale: Locale,
  path: string,
  text: PageText,
  siteName: string,
  site = origin(),
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

/** Pages that belong to one person are not for search engines. */
export const privateMetadata = (title: string): Metadata => ({ title, robots: { index: false, follow: false } })
