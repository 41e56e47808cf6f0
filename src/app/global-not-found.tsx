import type { Metadata, Viewport } from 'next'
import { ConsoleDoor } from '@/app/[lng]/(console)/admin/console-door'
import { missedRequest, generateMetadata as missingMetadata } from '@/app/missing'
import { HtmlPage, Shell } from '@/features/site/ui/frame/Shell'
import { MissedPage } from '@/features/site/ui/MissedPage'
import { siteIcons } from '@/seo/site-icons'
import '@/ui/styles/base.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await missingMetadata()),
  ...siteIcons((await missedRequest()).locale),
})

/** Renders a real 404 in the page's language for every unmatched path and every missing page. */
export default async function GlobalNotFound() {
  const missed = await missedRequest()
  const { locale, path } = missed
  // The console has a frame of its own, also around what is not there.
  if (path.startsWith('/admin/')) {
    return (
      <HtmlPage locale={locale} kind="document">
        <ConsoleDoor locale={locale}>
          <MissedPage {...missed} />
        </ConsoleDoor>
      </HtmlPage>
    )
  }
  return (
    <Shell locale={locale} kind="document">
      <MissedPage {...missed} />
    </Shell>
  )
}
