'use client'
import { type FormEvent, useRef, useState } from 'react'
import { cleanName } from '@/core/person'
import { cleanReview, reviewMax, reviewNameProblem, reviewProblem } from '@/core/review-text'
import { lengthOf } from '@/core/visible'
import { api } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ServerForm } from '@/ui/form/ServerForm'
import { useLocale, useTexts } from '@/ui/texts'
import type { ReviewView } from '../schema'
import { Field } from './Field'
import { RatingChoice } from './RatingChoice'
import styles from './Reviews.module.css'

interface Props {
  slug: string
  /** The review that is being changed; null for a new one. */
  own: ReviewView | null
  /** The account's name, where there is one. */
  name: string
  onSaved: (review: ReviewView) => void
  onCancel: () => void
}

type Problems = { name?: string; content?: string }

/** Name, words and rating. The length is counted as it will be stored. */
export function ReviewForm({ slug, own, name, onSaved, onCancel }: Props) {
  const t = useTexts('review')
  const errors = useTexts('errors')
  const locale = useLocale()
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState({
    name: own?.name ?? name,
    content: own?.content ?? '',
    rating: own?.rating ?? null,
  })
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const count = lengthOf(cleanReview(words.content))

  function problemsNow(): Problems {
    const [ofName, ofContent] = [reviewNameProblem(cleanName(words.name)), reviewProblem(cleanReview(words.content))]
    return {
      ...(ofName && { name: errors(ofName.code, ofName.params) }),
      ...(ofContent && { content: errors(ofContent.code, ofContent.params) }),
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = problemsNow()
    setProblems(found)
    setFailure('')
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    try {
      onSaved(
        own
          ? await api.review.edit.mutate({ reviewId: own.id, ...words })
          : await api.review.write.mutate({ slug, locale, ...words }),
      )
    } catch (error) {
      setBusy(false)
      setFailure(failureText(error))
    }
  }

  const field = (key: 'name' | 'content') => ({
    name: key,
    value: words[key],
    error: problems[key],
    onChange: (value: string) => {
      setWords((before) => ({ ...before, [key]: value }))
      setProblems((before) => ({ ...before, [key]: undefined }))
    },
  })

  return (
    <ServerForm ref={form} className={styles.form} onSubmit={submit}>
      <p className={styles.soft}>{t('form.lead')}</p>
      <Field {...field('name')} label={t('form.name')} hint={t('form.nameHint')} autoComplete="nickname" />
      <Field {...field('content')} label={t('form.content')} hint={t('form.contentHint')} rows={6}>
        <p
          className={styles.count}
          data-over={count > reviewMax || undefined}
          // Read out only where it matters, not at every letter.
          aria-live={count > reviewMax - 10 ? 'polite' : 'off'}
        >
          {t('form.count', { count, max: reviewMax })}
        </p>
      </Field>
      <RatingChoice rating={words.rating} onChange={(rating) => setWords({ ...words, rating })} />
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
      <div className="cluster">
        <button type="submit" className="button" disabled={busy}>
          {t(own ? 'form.save' : 'form.publish')}
        </button>
        {own && (
          <button type="button" className="button text" onClick={onCancel}>
            {t('form.cancel')}
          </button>
        )}
      </div>
    </ServerForm>
  )
}
