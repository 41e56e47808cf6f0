import type { MetadataRoute } from 'next'
import { listArticles } from '@/content/articles/article-catalogue'
import { lastChange } from '@/content/articles/last-change'
import { listDocumentPaths, listOnDemandPaths } from '@/content/document-paths'
import { htmlLang, locales } from '@/core/locale'
import { env } from '@/env'

// Generated per request, because the site's address is unknown at build time.
export const dynamic = 'force-dynamic'

/**
 * Returns every document in each of its languages, with its translations, and with the date of its last change if
 * known.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const shelves = locales.map((lng) => ({ lng, articles: listArticles(lng) }))
  const inLanguages = new Map<string, typeof shelves>()
  for (const one of shelves) {
    for (const path of [...listDocumentPaths(one.articles), ...listOnDemandPaths()]) {
      inLanguages.set(path, [...(inLanguages.get(path) ?? []), one])
    }
  }
  return [...inLanguages].flatMap(([path, there]) => {
    const url = (lng: string) => `${env.APP_URL}${path}?lang=${lng}`
    const languages = Object.fromEntries(there.map(({ lng }) => [htmlLang[lng], url(lng)]))
    return there.map(({ lng, articles }) => {
      const lastModified = lastChange(path, articles)
      return {
        url: url(lng),
        ...(lastModified && { lastModified }),
        alternates: { languages: { ...languages, 'x-default': `${env.APP_URL}${path}` } },
      }
    })
  })
}
