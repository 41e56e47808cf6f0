import { formatReportPrice } from '@/content/shop/catalogue'
import { loadTestCard } from '@/content/tests/test-cards'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { TestCard } from '@/features/assessments/ui/TestCard'

/** Renders the cards of tests, for pages outside the list of tests. */
export async function TestCards({ locale, tests }: { locale: Locale; tests: readonly Instrument[] }) {
  const price = formatReportPrice(locale)
  const cards = await Promise.all(tests.map((instrument) => loadTestCard(instrument, locale)))
  return cards.map((test) => <TestCard key={test.slug} locale={locale} test={test} price={price} />)
}
