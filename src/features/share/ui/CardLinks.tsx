'use client'
import { useState } from 'react'
import { listText } from '@/core/charts/card-words'
import { dayText } from '@/core/review-words'
import { useFailureText } from '@/ui/form/failure-text'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyCard } from '../schema'
import styles from './Share.module.css'

interface Props {
  cards: readonly MyCard[]
  onRevoke: (cardId: string) => Promise<void>
}

/** Links that are open, each taken back by one press. enhance.js does the copying. */
export function CardLinks({ cards, onRevoke }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const failureText = useFailureText()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function revoke(cardId: string) {
    setBusy(true)
    setFailure('')
    try {
      await onRevoke(cardId)
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  if (cards.length === 0) return null
  return (
    <div className={styles.links}>
      <h3>{t('card.list')}</h3>
      <ul className={styles.list}>
        {cards.map(({ id, url, name, parts, date }) => (
          <li key={id}>
            <p className={styles.what}>
              <b>{listText(parts, locale)}</b>
              <span className={styles.hint}>
                <bdi>{name ?? t('card.nameless')}</bdi> · {t('card.since', { date: dayText(date, locale) })}
              </span>
            </p>
            <p className={styles.url}>{url}</p>
            <p className="cluster">
              <button type="button" className="button quiet" data-copy={url}>
                {t('copy')}
              </button>
              <a className="button text" href={new URL(url).pathname}>
                {t('card.open')}
              </a>
              <button type="button" className="button text" disabled={busy} onClick={() => revoke(id)}>
                {t('card.revoke')}
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
