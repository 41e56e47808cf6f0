'use client'
import { callProcedure } from '@/trpc/call-procedure'
import { ConfirmedAction } from '@/ui/form/ConfirmedAction'
import { useLocale, useTexts } from '@/ui/texts'
import { redirectToEnded } from './redirect-to-ended'

interface Props {
  comparisonId: string
  label: string
}

/**
 * Renders the button that ends an invitation or a comparison for both people; afterwards only a page open to everyone
 * is left.
 */
export function EndButton({ comparisonId, label }: Props) {
  const t = useTexts('share')
  const locale = useLocale()

  async function end() {
    await callProcedure((api) => api.share.end, { comparisonId })
    redirectToEnded(locale)
  }

  return (
    <ConfirmedAction open={label} ask={t('pair.endAsk')} yes={t('pair.endYes')} no={t('pair.endNo')} action={end} />
  )
}
