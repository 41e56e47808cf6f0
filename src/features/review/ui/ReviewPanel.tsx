'use client'
import { Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '@/trpc/react'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'
import type { MyReview, ReviewView } from '../schema'
import { EditForm } from './EditForm'
import { OwnReview } from './OwnReview'
import { WriteForm } from './WriteForm'

/** The visitor's own review: the form, then what it became, to edit or delete. */
export function ReviewPanel({ slug, mine: { own, name } }: { slug: string; mine: MyReview }) {
  const t = useTexts('review')
  const { review: kept } = trpc.useUtils()
  const [editing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)

  // What had the focus is gone; the heading of what came instead takes it.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  })

  function show({ form, said }: { form: boolean; said: string }) {
    moved.current = true
    setEditing(form)
    setNote(said)
  }

  function become(review: ReviewView | null, said: string) {
    kept.mine.setData({ slug }, (before) => before && { ...before, own: review })
    // The numbers above and the list below.
    void kept.list.invalidate({ slug })
    show({ form: false, said })
  }

  return (
    <section className={panel.panel} aria-labelledby="own">
      <Title id="own" ref={heading} tabIndex={-1}>
        {t('form.title')}
      </Title>
      <Text role="status" className={panel.note}>
        {note}
      </Text>
      {own === null && <WriteForm slug={slug} name={name} onSaved={(review) => become(review, t('own.published'))} />}
      {own && editing && (
        <EditForm
          review={own}
          onSaved={(review) => become(review, t('own.saved'))}
          onCancel={() => show({ form: false, said: '' })}
        />
      )}
      {own && !editing && (
        <OwnReview
          review={own}
          onEdit={() => show({ form: true, said: '' })}
          onDeleted={() => become(null, t('own.deleted'))}
        />
      )}
    </section>
  )
}
