import type { Locale } from '@/core/locale'
import { StudyQuestion } from '@/features/evidence/ui/StudyQuestion'
import { dictionaries } from '@/server/i18n/dictionaries'
import { serverQueries } from '@/trpc/server-queries'
import { Prefetched } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'

/** Renders the question of a study below the reader's own result, with its texts; nothing if there is no question. */
export async function StudySection({ sittingId, locale }: { sittingId: string; locale: Locale }) {
  const queries = await serverQueries(locale)
  const { kind } = await queries.evidence.question.fetch({ sittingId })
  if (kind === 'none') return null
  return (
    <Prefetched state={queries.dehydrate()}>
      <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['studies', 'common', 'errors'])}>
        <StudyQuestion sittingId={sittingId} />
      </TextsProvider>
    </Prefetched>
  )
}
