import type { MetadataRoute } from 'next'
import { documentPaths, livePaths } from '@/content/document-paths'
import { lastChange } from '@/content/last-change'
import { htmlLang, locales } from '@/core/locale'
import { env } from '@/env'

// Read when asked for: the address of the site is not known while it is built.
export const dynamic = 'force-dynamic'

/** Every document in every language, each with its translations, and with the day of its last change where it has one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...documentPaths(), ...livePaths()].flatMap((path) => {
    const url = (lng: string) => `${env.APP_URL}${path}?lang=${lng}`
    const languages = Object.fromEntries(locales.map((lng) => [htmlLang[lng], url(lng)]))
    const lastModified = lastChange(path)
    return locales.map((lng) => ({
      url: url(lng),
      ...(lastModified && { lastModified }),
      alternates: { languages: { ...languages, 'x-default': `${env.APP_URL}${path}` } },
    }))
  })
}
