import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/text-page'
import { pageLocale } from '@/server/i18n'
import { Helplines } from '@/ui/help/Helplines'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/help-now', 'help')

export default async function HelpPage({ params }: Props) {
  return <Helplines locale={await pageLocale(params)} />
}
