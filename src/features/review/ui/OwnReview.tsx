'use client'
import { Button, Group } from '@mantine/core'
import { callProcedure } from '@/trpc/call-procedure'
import { ConfirmedAction } from '@/ui/form/ConfirmedAction'
import { useTexts } from '@/ui/texts'
import type { OwnReview as Own } from '../schema'
import { ListedReview } from './ListedReview'
import styles from './Reviews.module.css'

interface Props {
  review: Own
  onEdit: () => void
  onDeleted: () => void
}

/** Renders the visitor's own review, with buttons to edit or delete it. */
export function OwnReview({ review, onEdit, onDeleted }: Props) {
  const t = useTexts('review')
  async function remove() {
    await callProcedure((api) => api.review.delete, { reviewId: review.id })
    onDeleted()
  }
  return (
    <>
      {review.hidden && <p className={styles.hidden}>{t('own.hidden', { fault: t(`fault.${review.hidden}`) })}</p>}
      {review.waiting && !review.hidden && <p className={styles.hidden}>{t('own.waiting')}</p>}
      <ul className={styles.list}>
        <ListedReview review={review} own />
      </ul>
      <Group>
        <Button variant="default" onClick={onEdit}>
          {t('own.edit')}
        </Button>
        <ConfirmedAction
          open={t('own.delete')}
          ask={t(review.hidden ? 'own.askHidden' : 'own.ask')}
          yes={t('own.yes')}
          no={t('own.no')}
          action={remove}
        />
      </Group>
    </>
  )
}
