import type { Locale } from '@/core/locale'
import { WeekReminder } from '@/features/report/ui/keep/WeekReminder'
import { dictionaries } from '@/server/i18n/dictionaries'
import { serverQueries } from '@/trpc/server-queries'
import { Prefetched } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'

interface Props {
  sittingId: string
  besideHelp: boolean
  locale: Locale
}

/** The two mails about the week with what the server knows of them, and the words for it. */
export async function ReminderSection({ sittingId, besideHelp, locale }: Props) {
  const queries = await serverQueries(locale)
  await queries.report.reminder.fetch({ sittingId })
  return (
    <Prefetched state={queries.dehydrate()}>
      <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['reminder', 'common', 'errors'])}>
        <WeekReminder sittingId={sittingId} besideHelp={besideHelp} />
      </TextsProvider>
    </Prefetched>
  )
}
