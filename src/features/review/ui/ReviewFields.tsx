'use client'
import { InputBase, type InputBaseProps, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { cleanName } from '@/core/account/person'
import { lengthOf } from '@/core/input/visible'
import { cleanReview, cleanReviewName, reviewMax } from '@/core/review/review-text'
import { useTexts } from '@/ui/texts'
import { RatingChoice, type RatingProps } from './RatingChoice'
import styles from './Reviews.module.css'

type AreaProps = InputBaseProps & Pick<ComponentProps<'textarea'>, 'value' | 'onChange'>

interface Props {
  name: TextInputProps
  content: AreaProps
  rating: RatingProps
}

/** Name, words and rating. The length is counted as it will be stored, and a name that will not be as typed is shown. */
export function ReviewFields({ name, content, rating }: Props) {
  const t = useTexts('review')
  const count = lengthOf(cleanReview(String(content.value ?? '')))
  const typedName = String(name.value ?? '')
  const shownName = cleanReviewName(typedName)
  const nameHint = shownName === cleanName(typedName) ? t('form.nameHint') : t('form.nameShown', { name: shownName })
  return (
    <>
      <Text c="dimmed">{t('form.lead')}</Text>
      <TextInput {...name} label={t('form.name')} description={nameHint} autoComplete="nickname" />
      <div>
        {/* Mantine's Textarea brings along what lets one grow, and this one does not. */}
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
          data-over={count > reviewMax || undefined}
          // Read out only where it matters, not at every letter.
          aria-live={count > reviewMax - 10 ? 'polite' : 'off'}
        >
          {t('form.count', { count, max: reviewMax })}
        </Text>
      </div>
      <RatingChoice {...rating} />
    </>
  )
}
