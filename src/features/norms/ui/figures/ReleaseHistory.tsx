import { formatStoredDay, formatStoredMonth, isoDay } from '@/core/dates'
import { currentPlan, normPlanCommitments } from '@/core/norms/norm-plans'
import { formatWholeNumber } from '@/core/texts/number-text'
import styles from './Figures.module.css'
import type { ReleaseSummary, TextProps } from './norms-view'

/** Renders the promises made before there were figures, and every release so far. */
export function ReleaseHistory({ releases, locale, t }: TextProps & { releases: readonly ReleaseSummary[] }) {
  const day = (moment: Date) => formatStoredDay(isoDay(moment), locale)
  return (
    <>
      <section className={styles.part} aria-labelledby="plan">
        <h2 id="plan">{t('plan.title')}</h2>
        <div className="stack">
          <p>{t('plan.lede')}</p>
          <ul className={styles.lines}>
            {normPlanCommitments(currentPlan).map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="history">
        <h2 id="history">{t('history.title')}</h2>
        {releases.length === 0 ? (
          <p>{t('history.none')}</p>
        ) : (
          <ul className={styles.lines}>
            {releases.map(({ number, n, months, publishedAt, withdrawnAt, withheld }) => (
              <li key={number}>
                {t('history.row', {
                  number,
                  n: formatWholeNumber(n, locale),
                  date: day(publishedAt),
                  from: formatStoredMonth(months.from, locale),
                  to: formatStoredMonth(months.to, locale),
                })}
                {withdrawnAt && (
                  <>
                    {locale !== 'cn' && ' '}
                    {t('history.withdrawn', { date: day(withdrawnAt) })}
                  </>
                )}
                {withheld && (
                  <>
                    {locale !== 'cn' && ' '}
                    {t('history.withheld')}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
