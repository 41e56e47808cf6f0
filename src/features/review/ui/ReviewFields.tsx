'use client'
import { Group, InputBase, type InputBaseProps, Radio, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { cleanName } from '@/core/account/person'
import { codePointLength } from '@/core/input/visible'
import { ratingKey } from '@/core/review/review'
import { cleanReview, cleanReviewName, reviewMaxLength } from '@/core/review/review-text'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'
import styles from './Reviews.module.css'

interface RatingProps {
  value?: number | null
  onChange: (rating: number | null) => void
}

const none = 'none'

/**
 * Renders a choice of one to five in words, or none. Mantine's Rating would show stars, with words for screen readers
 * only.
 */
function RatingChoice({ value, onChange }: RatingProps) {
  const t = useTexts('review')
  return (
    <Radio.Group
      name="rating"
      label={t('rating.legend')}
      description={t('rating.optional')}
      value={String(value ?? none)}
      onChange={(chosen) => onChange(chosen === none ? null : Number(chosen))}
    >
      <Group gap="xs" mt="xs">
        {[1, 2, 3, 4, 5].map((points) => (
          <Radio key={points} value={String(points)} label={t(ratingKey(points))} className={panel.choice} />
        ))}
        <Radio value={none} label={t('rating.none')} className={panel.choice} />
      </Group>
    </Radio.Group>
  )
}

type AreaProps = InputBaseProps & Pick<ComponentProps<'textarea'>, 'value' | 'onChange'>

interface Props {
  name: TextInputProps
  content: AreaProps
  rating: RatingProps
}

/**
 * Renders the fields for name, text and rating. The count is the length of the text as it will be stored, and a name
 * that will be changed is shown in its new form.
 */
export function ReviewFields({ name, content, rating }: Props) {
  const t = useTexts('review')
  const count = codePointLength(cleanReview(String(content.value ?? '')))
  const typedName = String(name.value ?? '')
  const shownName = cleanReviewName(typedName)
  const nameHint = shownName === cleanName(typedName) ? t('form.nameHint') : t('form.nameShown', { name: shownName })
  return (
    <>
      <Text c="dimmed">{t('form.lead')}</Text>
      <TextInput {...name} label={t('form.name')} description={nameHint} autoComplete="nickname" />
      <div>
        {/* Mantine's Textarea includes the code to grow with its text, which this one does not need. */}
        <InputBase
          {...content}
          component="textarea"
          multiline
          size="md"
          label={t('form.content')}
          description={t('form.contentHint')}
          rows={6}
          styles={{ input: { resize: 'vertical' } }}
        />
        <Text
          size="sm"
          className={styles.count}
          data-over={count > reviewMaxLength || undefined}
          // Announced only near the limit, not at every letter.
          aria-live={count > reviewMaxLength - 10 ? 'polite' : 'off'}
        >
          {t('form.count', { count, max: reviewMaxLength })}
        </Text>
      </div>
      <RatingChoice {...rating} />
    </>
  )
}
