'use client'
import { useState } from 'react'
import { dayText } from '@/core/review-words'
import { useFailureText } from '@/ui/form/failure-text'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyComparison } from '../schema'
import styles from './Share.module.css'

interface Props {
  comparisons: readonly MyComparison[]
  onEnd: (comparisonId: string) => Promise<void>
}

/** Invitations that wait, and comparisons that both have agreed to. */
export function ComparisonLinks({ comparisons, onEnd }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const failureText = useFailureText()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function end(comparisonId: string) {
    setBusy(true)
    setFailure('')
    try {
      await onEnd(comparisonId)
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  if (comparisons.length === 0) return null
  return (
    <div className={styles.links}>
      <h3>{t('compare.list')}</h3>
      <ul className={styles.list}>
        {comparisons.map(({ id, url, other, until }) => (
          <li key={id}>
            <p className={styles.what}>
              <b>
                {other === null
                  ? t('compare.waiting', { date: dayText(until, locale) })
                  : t('compare.with', { name: other })}
              </b>
            </p>
            {other === null && <p className={styles.url}>{url}</p>}
            <p className="cluster">
              {other === null ? (
                <button type="button" className="button quiet" data-copy={url}>
                  {t('copy')}
                </button>
              ) : (
                <a className="button quiet" href={new URL(url).pathname}>
                  {t('compare.open')}
                </a>
              )}
              <button type="button" className="button text" disabled={busy} onClick={() => end(id)}>
                {t('compare.end')}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
