'use client'
import { trpc } from '@/trpc/hooks'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

interface Props {
  sittingId: string
  title: string
}

/** Closes a report that was opened but not read; the account gets back the report that it had spent on it. */
export function GiveBack({ sittingId, title }: Props) {
  const t = useTexts('settings')
  const giveBack = trpc.report.giveBack.useMutation()
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
      after="my-tests"
      action={() => giveBack.mutateAsync({ sittingId })}
    />
  )
}
