import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { locales } from '@/core/locale'
import { Shell } from '@/features/site/ui/frame/Shell'
import { siteIcons } from '@/seo/manifest'
import { formatDetection } from '@/seo/metadata'
import { pageLocale } from '@/server/i18n/i18n'
import '@/ui/styles/base.css'

export const dynamicParams = false
export const generateStaticParams = () => locales.map((lng) => ({ lng }))
export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

interface Props {
  children: ReactNode
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Pick<Props, 'params'>): Promise<Metadata> => ({
  formatDetection,
  ...siteIcons(await pageLocale(params)),
})

/**
 * Renders the layout of the documents, which are prerendered and readable without JavaScript; the build removes the
 * framework's scripts.
 */
export default async function DocumentLayout({ children, params }: Props) {
  return (
    <Shell locale={await pageLocale(params)} kind="document">
      {children}
    </Shell>
  )
}
