import type { Metadata, Viewport } from 'next'
import { locales } from '@/core/locale'
import { siteIcons } from '@/seo/manifest'
import { formatDetection } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'

export const generateStaticParams = () => locales.map((lng) => ({ lng }))
export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

/** Returns the metadata of an app page without its own title and description. */
export async function generateMetadata({ params }: { params: Promise<{ lng: string }> }): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'common')
  return { description: t('site.description'), formatDetection, ...siteIcons(locale) }
}
