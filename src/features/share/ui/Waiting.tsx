'use client'
import { listText } from '@/core/charts/card-words'
import { dayText } from '@/core/dates'
import { useLocale, useTexts } from '@/ui/texts'
import type { WaitingView } from '../schema'
import { EndButton } from './EndButton'
import styles from './Share.module.css'

/** The inviter's own view of an invitation that nobody has answered. */
export function Waiting({ view }: { view: WaitingView }) {
  const t = useTexts('share')
  const locale = useLocale()
  return (
    <section className={`wrap narrow ${styles.page}`}>
      <header className={styles.head}>
        <p className="eyebrow">{view.title}</p>
        <h1>{t('waiting.title')}</h1>
        <p className="lede">{t('waiting.lead')}</p>
      </header>
      <div className={styles.panel}>
        <p className={styles.url}>{view.url}</p>
        <p className="cluster">
          <button type="button" className="button" data-copy={view.url}>
            {t('copy')}
          </button>
        </p>
        <p>{t('waiting.shows', { list: listText(view.parts, locale) })}</p>
        <p className={styles.hint}>{t('waiting.until', { date: dayText(view.until, locale) })}</p>
      </div>
      <div>
        <EndButton comparisonId={view.id} label={t('waiting.end')} />
      </div>
    </section>
  )
}
