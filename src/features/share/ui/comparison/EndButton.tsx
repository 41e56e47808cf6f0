'use client'
import { lazyMutation } from '@/trpc/lazy-mutation'
import { AskFirst } from '@/ui/form/AskFirst'
import { useLocale, useTexts } from '@/ui/texts'
import { leaveEnded } from './leave-ended'

interface Props {
  comparisonId: string
  label: string
}

const sendEnd = lazyMutation((api) => api.share.end)

/** Ends an invitation or a comparison for both; what is left is a page that anybody may see. */
export function EndButton({ comparisonId, label }: Props) {
  const t = useTexts('share')
  const locale = useLocale()

  async function end() {
    await (await sendEnd())({ comparisonId })
    leaveEnded(locale)
  }

  return <AskFirst open={label} ask={t('pair.endAsk')} yes={t('pair.endYes')} no={t('pair.endNo')} action={end} />
}
