'use client'
import { Text, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { cleanReview, reviewMax } from '@/core/review-text'
import { lengthOf } from '@/core/visible'
import { useTexts } from '@/ui/texts'
import { RatingChoice, type RatingProps } from './RatingChoice'
import styles from './Reviews.module.css'

interface Props {
  name: TextInputProps
  content: TextareaProps
  rating: RatingProps
}

/** Name, words and rating. The length is counted as it will be stored. */
export function ReviewFields({ name, content, rating }: Props) {
  const t = useTexts('review')
  const count = lengthOf(cleanReview(String(content.value ?? '')))
  return (
    <>
      <Text c="dimmed">{t('form.lead')}</Text>
      <TextInput {...name} label={t('form.name')} description={t('form.nameHint')} autoComplete="nickname" />
      <div>
        <Textarea
          {...content}
          label={t('form.content')}
          description={t('form.contentHint')}
          rows={6}
          resize="vertical"
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
