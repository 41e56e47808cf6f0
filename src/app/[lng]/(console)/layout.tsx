import type { ReactNode } from 'react'
import { AppProviders } from '@/features/site/ui/AppProviders'
import { HtmlPage } from '@/features/site/ui/frame/Shell'
import { pageLocale } from '@/server/i18n/i18n'
import '@/ui/styles/base.css'

export { generateMetadata, generateStaticParams, viewport } from '@/app/app-layout'

interface Props {
  children: ReactNode
  params: Promise<{ lng: string }>
}

/**
 * Renders the layout of the console, without the header and footer of the public site. Each page brings its own frame,
 * which depends on the role.
 */
export default async function ConsoleLayout({ children, params }: Props) {
  return (
    <HtmlPage locale={await pageLocale(params)} kind="app">
      <AppProviders>{children}</AppProviders>
    </HtmlPage>
  )
}
