import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { locales } from '@/core/locale'
import { pageLocale, texts } from '@/server/i18n'
import { Shell } from '@/ui/shell/Shell'
import '@/ui/base.css'

export const generateStaticParams = () => locales.map((lng) => ({ lng }))
export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

interface Props {
  children: ReactNode
  params: Promise<{ lng: string }>
}

/** What a page says of itself unless it has words of its own. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'common')
  return { description: t('site.description'), icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } } }
}

/** Apps: React on the client; each page brings only the providers it uses. */
export default async function AppLayout({ children, params }: Props) {
  return (
    <Shell locale={await pageLocale(params)} kind="app">
      {children}
    </Shell>
  )
}
