'use client'
import { api } from '@/trpc/client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

/** Ends an invitation or a comparison for both. */
export function EndButton({ comparisonId, label }: { comparisonId: string; label: string }) {
  const t = useTexts('share')
  async function end() {
    await api.share.end.mutate({ comparisonId })
    // The address itself says that it has ended.
    location.reload()
  }
  return <AskFirst open={label} ask={t('pair.endAsk')} yes={t('pair.endYes')} no={t('pair.endNo')} action={end} />
}
