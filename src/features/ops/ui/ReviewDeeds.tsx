'use client'
import { Group, NativeSelect, Textarea } from '@mantine/core'
import { reviewFaults } from '@/core/review-faults'
import { useTexts } from '@/ui/texts'
import type { HideReview, ReviewRows } from '../reviews-schema'
import { DeedDialog } from './DeedDialog'

/** What can be done with one review. */
export function ReviewDeeds({ review }: { review: ReviewRows['rows'][number] }) {
  const t = useTexts('admin')
  const words = useTexts('review')
  const { id: reviewId, hidden, waiting, faults, answer } = review
  const hiding: HideReview = { reviewId, fault: faults[0]?.fault ?? 'insult', reason: '' }
  const quiet = hidden === null && !waiting && faults.length === 0
  return (
    <Group gap="xs">
      {hidden === null && (
        <DeedDialog
          danger
          open={t('reviews.hide')}
          ask={t('reviews.hideAsk')}
          yes={t('reviews.hideYes')}
          procedure={(api) => api.ops.hideReview}
          schema={async () => (await import('../reviews-schema')).HideReview}
          initialValues={hiding}
        >
          {({ field }) => (
            <NativeSelect
              {...field('fault')}
              label={t('reviews.ground')}
              data={reviewFaults.map((value) => ({ value, label: words(`fault.${value}`) }))}
            />
          )}
        </DeedDialog>
      )}
      {!quiet && (
        <DeedDialog
          open={t('reviews.show')}
          ask={t('reviews.showAsk')}
          yes={t('reviews.showYes')}
          procedure={(api) => api.ops.showReview}
          schema={async () => (await import('../reviews-schema')).ShowReview}
          initialValues={{ reviewId, reason: '' }}
        />
      )}
      <DeedDialog
        open={t('reviews.answer')}
        ask={t('reviews.answerAsk')}
        yes={t('reviews.answerYes')}
        procedure={(api) => api.ops.answerReview}
        schema={async () => (await import('../reviews-schema')).AnswerReview}
        initialValues={{ reviewId, words: answer ?? '', reason: '' }}
        fields={{ REVIEW_LONG: 'words' }}
      >
        {({ field }) => (
          <Textarea {...field('words')} label={t('reviews.answerWords')} maxLength={1000} autosize minRows={3} />
        )}
      </DeedDialog>
    </Group>
  )
}
