'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '@/trpc/client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

interface Props {
  sittingId: string
  slug: string
  /** What is going to be deleted, above the question. */
  children: ReactNode
}

/** Takes back a finished sitting, for who has an account and who has none, and says so. */
export function DeleteReport({ sittingId, slug, children }: Props) {
  const t = useTexts('report')
  const [deleted, setDeleted] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (deleted) heading.current?.focus()
  }, [deleted])

  async function remove() {
    await api.me.deleteSitting.mutate({ sittingId })
    setDeleted(true)
  }

  if (deleted) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {t('delete.done.title')}
        </h1>
        <p className="lede">{t('delete.done.text')}</p>
        <p>
          <a className="button" href={`/tests/${slug}`}>
            {t('delete.done.test')}
          </a>
        </p>
      </>
    )
  }
  return (
    <>
      {children}
      <AskFirst
        open={t('delete.start')}
        ask={t('delete.ask')}
        yes={t('delete.yes')}
        no={t('delete.no')}
        action={remove}
      />
      <p>
        <a href={`/report/${sittingId}`}>{t('delete.back')}</a>
      </p>
    </>
  )
}
