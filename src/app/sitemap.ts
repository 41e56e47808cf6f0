import type { MetadataRoute } from 'next'
import { listCatalogue } from '@/content/articles/article-catalogue'
import { lastChange } from '@/content/articles/last-change'
import { documentPaths, livePaths } from '@/content/document-paths'
import { htmlLang, locales } from '@/core/locale'
import { env } from '@/env'

// Read when asked for: the address of the site is not known while it is built.
export const dynamic = 'force-dynamic'

/** Every document in every language it exists in, each with its translations, and with the day of its last change where it has one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const shelves = locales.map((lng) => ({ lng, articles: listCatalogue(lng) }))
  const inLanguages = new Map<string, typeof shelves>()
  for (const one of shelves) {
    for (const path of [...documentPaths(one.articles), ...livePaths()]) {
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
