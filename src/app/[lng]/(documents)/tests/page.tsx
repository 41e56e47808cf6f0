import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { formatReportPrice } from '@/content/shop/catalogue'
import { loadTestGroups } from '@/content/tests/test-cards'
import { TestList } from '@/features/assessments/ui/TestList'
import { pageLocale } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/tests', 'tests')

export default async function TestsPage({ params }: Props) {
  const locale = await pageLocale(params)
  const price = formatReportPrice(locale)
  return <TestList locale={locale} groups={await loadTestGroups(locale)} price={price} />
}
