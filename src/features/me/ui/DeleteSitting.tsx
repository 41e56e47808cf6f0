'use client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

/** Deletes one test of the list, after a question. */
export function DeleteSitting({ title, onDelete }: { title: string; onDelete: () => void }) {
  const t = useTexts('settings')
  return (
    <AskFirst
      open={
        <>
          {t('sitting.open')}
          <span className="visually-hidden"> {title}</span>
        </>
      }
      ask={t('sitting.ask')}
      yes={t('sitting.yes')}
      no={t('sitting.no')}
      after="my-tests"
      action={async () => onDelete()}
    />
  )
}
