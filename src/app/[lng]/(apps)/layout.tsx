import type { ReactNode } from 'react'
import { AppProviders } from '@/features/site/ui/AppProviders'
import { Shell } from '@/features/site/ui/frame/Shell'
import { pageLocale } from '@/server/i18n/i18n'
import '@/ui/styles/base.css'

export { generateMetadata, generateStaticParams, viewport } from '@/app/app-layout'

interface Props {
  children: ReactNode
  params: Promise<{ lng: string }>
}

/** Renders the layout of all apps. It stays mounted, with its providers, during navigation between app pages. */
export default async function AppLayout({ children, params }: Props) {
  return (
    <Shell locale={await pageLocale(params)} kind="app">
      <AppProviders>{children}</AppProviders>
    </Shell>
  )
}
