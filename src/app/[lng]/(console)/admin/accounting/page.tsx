import { isoMonth } from '@/core/dates'
import { AccountingScreen } from '@/features/ops/ui/books/AccountingScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.accounting')

export default async function AccountingPage({ params }: { params: Promise<{ lng: string }> }) {
  const month = isoMonth(new Date())
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/accounting"
      act="accounting.read"
      area={['admin-books']}
      ask={({ monthSums }) => monthSums.prefetch({ month })}
    >
      {() => <AccountingScreen month={month} />}
    </ConsolePage>
  )
}
