'use client'
import { Button } from '@mantine/core'
import { SubmitButton } from '@/ui/form/form-parts'
import panel from '@/ui/form/panel.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { OwnReview } from '../schema'
import { ReviewFields } from './ReviewFields'

interface Props {
  review: OwnReview
  onSaved: (review: OwnReview) => void
  onCancel: () => void
}

/** Renders the form to change the visitor's own review. */
export function EditForm({ review: { id: reviewId, name, content, rating }, onSaved, onCancel }: Props) {
  const t = useTexts('review')
  const form = useServerForm(
    (api) => api.review.edit,
    async () => (await import('../schema')).EditReviewInput,
    {
      initialValues: { name, content, rating, reviewId },
      onDone: onSaved,
    },
  )
  return (
    <ServerForm {...form.props} className={panel.form}>
      <ReviewFields name={form.field('name')} content={form.field('content')} rating={form.field('rating')} />
      <div className={panel.actions}>
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('form.save')}
        </SubmitButton>
        <Button variant="transparent" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </ServerForm>
  )
}
