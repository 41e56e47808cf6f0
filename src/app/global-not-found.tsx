import type { Metadata, Viewport } from 'next'
import { missedRequest, missingMetadata } from '@/app/missing'
import { Shell } from '@/features/site/ui/frame/Shell'
import { MissedPage } from '@/features/site/ui/MissedPage'
import { siteIcons } from '@/seo/site-icons'
import '@/ui/base.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await missingMetadata()),
  ...siteIcons((await missedRequest()).locale),
})

/** Every unmatched path: a real 404 in the page's language. */
export default async function GlobalNotFound() {
  const { locale, path } = await missedRequest()
  return (
    <Shell locale={locale} kind="document">
      <MissedPage locale={locale} path={path} />
    </Shell>
  )
}
