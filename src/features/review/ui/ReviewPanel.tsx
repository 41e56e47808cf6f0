'use client'
import { Text, Title } from '@mantine/core'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import panel from '@/ui/form/panel.module.css'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useOptimisticRender } from '@/ui/optimistic'
import { useTexts } from '@/ui/texts'
import type { MyReview, OwnReview as Own } from '../schema'
import styles from './Reviews.module.css'

// Loaded on demand: a visitor who writes has no review to show yet, and one who has written seldom changes it.
const WriteForm = dynamic(async () => (await import('./WriteForm')).WriteForm)
const OwnReview = dynamic(async () => (await import('./OwnReview')).OwnReview)

/** Renders the form for the visitor's own review, then the review itself, to edit or delete. */
export function ReviewPanel({ slug, mine }: { slug: string; mine: MyReview }) {
  const t = useTexts('review')
  const { shown: own, applyAndRefresh } = useOptimisticRender(mine.own)
  const {
    Shown: EditForm,
    failure,
    show: load,
    hide,
  } = useOnDemand('review-edit', async () => (await import('./EditForm')).EditForm)
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)

  // The focused element is gone; the heading of its replacement takes the focus.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  })

  function edit() {
    moved.current = true
    setNote('')
    void load()
  }

  function close(message: string) {
    moved.current = true
    hide()
    setNote(message)
  }

  function showSaved(review: Own | null, message: string) {
    // The refresh also updates the numbers above and the list below.
    applyAndRefresh(() => review)
    close(message)
  }

  return (
    <section className={panel.panel} aria-labelledby="own">
      <Title id="own" ref={heading} tabIndex={-1}>
        {t('form.title')}
      </Title>
      <Text role="status" className={panel.note}>
        {failure || note}
      </Text>
      {own === null && mine.held && (
        <p className={styles.hidden}>{t('own.held', { fault: t(`fault.${mine.held}`) })}</p>
      )}
      {own === null && !mine.held && (
        <WriteForm slug={slug} name={mine.name} onSaved={(review) => showSaved(review, t('own.published'))} />
      )}
      {own && EditForm && (
        <EditForm review={own} onSaved={(review) => showSaved(review, t('own.saved'))} onCancel={() => close('')} />
      )}
      {own && !EditForm && <OwnReview review={own} onEdit={edit} onDeleted={() => showSaved(null, t('own.deleted'))} />}
    </section>
  )
}
