'use client'
import { Group } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { HideReview, ReviewRows } from '../../reviews/reviews-schema'
import { ActionDialog } from '../ActionDialog'

/** Actions on one review. */
export function ReviewActions({ review }: { review: ReviewRows['rows'][number] }) {
  const t = useTexts('admin')
  const { id: reviewId, hidden, waiting, faults, answer } = review
  const hiding: HideReview = { reviewId, fault: faults[0]?.fault ?? 'insult', reason: '' }
  const quiet = hidden === null && !waiting && faults.length === 0
  return (
    <Group gap="xs">
      {hidden === null && (
        <ActionDialog
          danger
          open={t('reviews.hide')}
          ask={t('reviews.hideAsk')}
          yes={t('reviews.hideYes')}
          procedure={(api) => api.ops.hideReview}
          schema={async () => (await import('../../reviews/reviews-schema')).HideReview}
          initialValues={hiding}
          inputs={async () => (await import('./ReviewInputs')).FaultInput}
        />
      )}
      {!quiet && (
        <ActionDialog
          open={t('reviews.show')}
          ask={t('reviews.showAsk')}
          yes={t('reviews.showYes')}
          procedure={(api) => api.ops.showReview}
          schema={async () => (await import('../../reviews/reviews-schema')).ShowReview}
          initialValues={{ reviewId, reason: '' }}
        />
      )}
      <ActionDialog
        open={t('reviews.answer')}
        ask={t('reviews.answerAsk')}
        yes={t('reviews.answerYes')}
        procedure={(api) => api.ops.answerReview}
        schema={async () => (await import('../../reviews/reviews-schema')).AnswerReview}
        initialValues={{ reviewId, words: answer ?? '', reason: '' }}
        fields={{ REVIEW_LONG: 'words' }}
        inputs={async () => (await import('./ReviewInputs')).AnswerInput}
      />
    </Group>
  )
}
