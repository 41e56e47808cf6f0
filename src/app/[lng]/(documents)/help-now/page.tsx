import type { Metadata } from 'next'
import { helpCards } from '@/app/_pages/help-cards'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { Helplines } from '@/ui/help/Helplines'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/help-now', 'help')

export default async function HelpPage({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <>
      <script src="/js/help-page.js" defer data-keep />
      <Helplines {...helpCards(locale)} t={await texts(locale, 'help')} />
    </>
  )
}
