'use client'
import { trpc } from '@/trpc/hooks'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

interface Props {
  linkKey: string
  comparisonId: string
  label: string
}

/** Ends an invitation or a comparison for both. */
export function EndButton({ linkKey, comparisonId, label }: Props) {
  const t = useTexts('share')
  const { share } = trpc.useUtils()
  const { mutateAsync } = trpc.share.end.useMutation({
    onSuccess: () => {
      share.comparison.setData({ key: linkKey }, { state: 'ended' })
      void share.invalidate()
    },
  })
  const end = () => mutateAsync({ comparisonId })
  return <AskFirst open={label} ask={t('pair.endAsk')} yes={t('pair.endYes')} no={t('pair.endNo')} action={end} />
}
