import type { Metadata, Viewport } from 'next'
import { SignedOutFrame } from '@/app/[lng]/(console)/admin/signed-out-frame'
import { generateMetadata as notFoundMetadata, notFoundRequest } from '@/app/shared-not-found'
import { HtmlPage, Shell } from '@/features/site/ui/frame/Shell'
import { NotFoundScreen } from '@/features/site/ui/NotFoundScreen'
import { siteIcons } from '@/seo/manifest'
import '@/ui/styles/base.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await notFoundMetadata()),
  ...siteIcons((await notFoundRequest()).locale),
})

/** Renders a real 404 in the page's language for every unmatched path and every missing page. */
export default async function GlobalNotFound() {
  const missed = await notFoundRequest()
  const { locale, path } = missed
  // The console has its own layout, also for its not-found page.
  if (path.startsWith('/admin/')) {
    return (
      <HtmlPage locale={locale} kind="document">
        <SignedOutFrame locale={locale}>
          <NotFoundScreen {...missed} />
        </SignedOutFrame>
      </HtmlPage>
    )
  }
  return (
    <Shell locale={locale} kind="document">
      <NotFoundScreen {...missed} />
    </Shell>
  )
}
