'use client'
import { Group, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { isReviewFault, type ReviewFault, reviewFaults } from '@/core/review-faults'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import type { ReviewRows } from '../reviews-schema'
import { DeedDialog } from './DeedDialog'

/** What can be done with one review. */
export function ReviewDeeds({ review }: { review: ReviewRows['rows'][number] }) {
  const t = useTexts('admin')
  const words = useTexts('review')
  const [fault, setFault] = useState<ReviewFault>(review.faults[0]?.fault ?? 'insult')
  const [answer, setAnswer] = useState(review.answer ?? '')
  const hide = trpc.ops.hideReview.useMutation()
  const show = trpc.ops.showReview.useMutation()
  const reply = trpc.ops.answerReview.useMutation()
  const { id: reviewId } = review
  const quiet = review.hidden === null && !review.waiting && review.faults.length === 0
  return (
    <Group gap="xs">
      {review.hidden === null && (
        <DeedDialog
          danger
          open={t('reviews.hide')}
          ask={t('reviews.hideAsk')}
          yes={t('reviews.hideYes')}
          action={(reason) => hide.mutateAsync({ reviewId, fault, reason })}
        >
          <NativeSelect
            label={t('reviews.ground')}
            data={reviewFaults.map((value) => ({ value, label: words(`fault.${value}`) }))}
            value={fault}
            onChange={({ currentTarget: { value } }) => isReviewFault(value) && setFault(value)}
          />
        </DeedDialog>
      )}
      {!quiet && (
        <DeedDialog
          open={t('reviews.show')}
          ask={t('reviews.showAsk')}
          yes={t('reviews.showYes')}
          action={(reason) => show.mutateAsync({ reviewId, reason })}
        />
      )}
      <DeedDialog
        open={t('reviews.answer')}
        ask={t('reviews.answerAsk')}
        yes={t('reviews.answerYes')}
        action={(reason) => reply.mutateAsync({ reviewId, words: answer, reason })}
      >
        <Textarea
          label={t('reviews.answerWords')}
          value={answer}
          maxLength={1000}
          autosize
          minRows={3}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </DeedDialog>
    </Group>
  )
}
