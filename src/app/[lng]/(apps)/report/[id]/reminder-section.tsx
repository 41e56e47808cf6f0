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

/** Prefetches the state of the two mails about the weekly plan, and renders the section with its texts. */
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
