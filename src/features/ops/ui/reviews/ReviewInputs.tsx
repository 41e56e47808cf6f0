'use client'
import { NativeSelect, Textarea } from '@mantine/core'
import { reviewFaults } from '@/core/review/review'
import type { InputsProps } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AnswerReviewInput, HideReviewInput } from '../../reviews/reviews-schema'

/** Renders the choice of the fault of a review. */
export function FaultInput({ form }: InputsProps<HideReviewInput>) {
  const t = useTexts('admin')
  const words = useTexts('review')
  return (
    <NativeSelect
      {...form.field('fault')}
      label={t('reviews.ground')}
      data={reviewFaults.map((value) => ({ value, label: words(`fault.${value}`) }))}
    />
  )
}

/** Renders the field for the public answer to a review. */
export function AnswerInput({ form }: InputsProps<AnswerReviewInput>) {
  const t = useTexts('admin')
  return <Textarea {...form.field('words')} label={t('reviews.answerWords')} maxLength={1000} autosize minRows={3} />
}
