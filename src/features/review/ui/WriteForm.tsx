'use client'
import { SubmitButton } from '@/ui/form/form-parts'
import panel from '@/ui/form/panel.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useLocale, useTexts } from '@/ui/texts'
import type { OwnReview } from '../schema'
import { ReviewFields } from './ReviewFields'

interface Props {
  slug: string
  /** The account's name; empty without an account. */
  name: string
  onSaved: (review: OwnReview) => void
}

/** Renders the form to write a first review. */
export function WriteForm({ slug, name, onSaved }: Props) {
  const t = useTexts('review')
  const locale = useLocale()
  const form = useServerForm(
    (api) => api.review.write,
    async () => (await import('../schema')).WriteReviewInput,
    {
      initialValues: { name, content: '', rating: null, slug, locale },
      onDone: onSaved,
    },
  )
  return (
    <ServerForm {...form.props} className={panel.form}>
      <ReviewFields name={form.field('name')} content={form.field('content')} rating={form.field('rating')} />
      <div className={panel.actions}>
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('form.publish')}
        </SubmitButton>
      </div>
    </ServerForm>
  )
}
