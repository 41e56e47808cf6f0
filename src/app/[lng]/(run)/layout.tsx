import type { ReactNode } from 'react'
import { Shell } from '@/features/site/ui/frame/Shell'
import { pageLocale } from '@/server/i18n/i18n'
import { EarlyInputRepeater } from '@/ui/hydrated'
import '@/ui/styles/base.css'

export { generateMetadata, generateStaticParams, viewport } from '@/app/app-layout'

interface Props {
  children: ReactNode
  params: Promise<{ lng: string }>
}

/** Renders the layout of a test run: the lightest app, without the providers of the others. */
export default async function RunLayout({ children, params }: Props) {
  return (
    <Shell locale={await pageLocale(params)} kind="app">
      {children}
      <EarlyInputRepeater />
    </Shell>
  )
}
