import type { MetadataRoute } from 'next'
import { env } from '@/env'

export const dynamic = 'force-dynamic'

/** Allows crawlers to index documents, but neither personal pages nor technical routes. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/builds/',
        '/report/',
        '/r/',
        '/m/',
        '/compare/',
        '/payment/',
        '/sandbox/',
        '/me',
        '/my-data',
        '/dev/',
      ],
    },
    sitemap: `${env.APP_URL}/sitemap.xml`,
  }
}
