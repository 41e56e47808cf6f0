'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@/ui/texts'
import type { MyReview, ReviewView } from '../schema'
import { OwnReview } from './OwnReview'
import { ReviewForm } from './ReviewForm'
import styles from './Reviews.module.css'

/** The visitor's own review: the form, then what it became, to edit or delete. */
export function ReviewPanel({ slug, mine }: { slug: string; mine: MyReview }) {
  const t = useTexts('review')
  const router = useRouter()
  const [own, setOwn] = useState(mine.own)
  const [editing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)

  // What had the focus is gone; the heading of what came instead takes it.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  })

  function become(review: ReviewView | null, said: string) {
    moved.current = true
    setOwn(review)
    setEditing(false)
    setNote(said)
    // The numbers above and the list below are the server's.
    if (said) router.refresh()
  }

  return (
    <section className={styles.panel} aria-labelledby="own">
      <h2 id="own" ref={heading} tabIndex={-1}>
        {t('form.title')}
      </h2>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {own && !editing ? (
        <OwnReview
          review={own}
          onEdit={() => {
            moved.current = true
            setNote('')
            setEditing(true)
          }}
          onDeleted={() => become(null, t('own.deleted'))}
        />
      ) : (
        <ReviewForm
          slug={slug}
          own={own}
          name={mine.name}
          onSaved={(review) => become(review, t(own ? 'own.saved' : 'own.published'))}
          onCancel={() => become(own, '')}
        />
      )}
    </section>
  )
}
