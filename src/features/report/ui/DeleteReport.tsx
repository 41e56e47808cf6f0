'use client'
import { api } from '@/trpc/client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

/** Takes back a finished sitting, for who has an account and who has none. */
export function DeleteReport({ administrationId, slug }: { administrationId: string; slug: string }) {
  const t = useTexts('report')
  async function remove() {
    await api.me.deleteSitting.mutate({ administrationId })
    location.replace(`/tests/${slug}`)
  }
  return (
    <AskFirst
      open={t('delete.start')}
      ask={t('delete.ask')}
      yes={t('delete.yes')}
      no={t('delete.no')}
      action={remove}
    />
  )
}
