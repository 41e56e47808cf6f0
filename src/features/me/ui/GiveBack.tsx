'use client'
import { api } from '@/trpc/client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

interface Props {
  sittingId: string
  title: string
}

/** Closes a report that was opened and not read; what opened it returns to the account. */
export function GiveBack({ sittingId, title }: Props) {
  const t = useTexts('settings')
  async function giveBack() {
    await api.report.giveBack.mutate({ sittingId })
    location.reload()
  }
  return (
    <AskFirst
      open={
        <>
          {t('giveBack.open')}
          <span className="visually-hidden"> {title}</span>
        </>
      }
      ask={t('giveBack.ask')}
      yes={t('giveBack.yes')}
      no={t('giveBack.no')}
      gentle
      action={giveBack}
    />
  )
}
