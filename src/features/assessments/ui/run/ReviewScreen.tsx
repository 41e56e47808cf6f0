'use client'
import { useState } from 'react'
import type { LocalSitting } from '@/stores/sittings'
import { api, refusalOf } from '@/trpc/client'
import { useTexts } from '@/ui/texts'
import { FocusHeading } from './FocusHeading'
import { RunMenu } from './RunMenu'
import { firstOpen, type RunTest } from './run-test'
import styles from './Screen.module.css'
import { useRefusal } from './use-refusal'
import { answersOf } from './use-sender'

interface Props {
  test: RunTest
  sitting: LocalSitting
  focus: boolean
  move: (position: number) => void
  submitted: (sittingId: string) => void
}

/** After the last question: what is still open, or the way to the summary. */
export function ReviewScreen({ test, sitting, focus, move, submitted }: Props) {
  const t = useTexts('run')
  const refusal = useRefusal()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const count = test.items.length
  const open = test.items.filter(({ id }) => sitting.answers[id] === undefined).length

  async function submit() {
    if (sending) return
    setSending(true)
    setFailure(null)
    try {
      const sent = await api.tests.submit.mutate({ sittingId: sitting.id, responses: answersOf(sitting) })
      submitted(sent.sittingId)
    } catch (error) {
      setFailure(refusal(error))
      setSending(false)
      const missing = refusalOf(error)?.params.item
      const index = test.items.findIndex(({ id }) => id === missing)
      if (index !== -1) move(index)
    }
  }

  return (
    <div className={styles.screen}>
      <div className={styles.topRow}>
        <p className="eyebrow">{test.title}</p>
        <RunMenu slug={test.slug} sittingId={sitting.id} />
      </div>
      <FocusHeading className={styles.heading} focus={focus}>
        {open > 0 ? t('review.openHeading', { open, count }) : t('review.heading')}
      </FocusHeading>
      <p className={styles.lede}>{open > 0 ? t('review.openText') : t('review.text', { count })}</p>
      <div className={styles.actions}>
        {failure && (
          <p className={styles.problem} role="alert">
            {failure}
          </p>
        )}
        {open > 0 ? (
          <button type="button" className="button" onClick={() => move(firstOpen(test.items, sitting.answers))}>
            {t('review.toOpen')}
          </button>
        ) : (
          <button type="button" className="button" aria-disabled={sending} onClick={submit}>
            {sending ? t('review.sending') : failure ? t('review.retry') : t('review.submit')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => move(count - 1)}>
          {t('review.back')}
        </button>
      </div>
    </div>
  )
}
