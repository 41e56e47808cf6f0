import type { ReactNode } from 'react'
import { htmlLang, type Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { Translate } from '@/ui/namespaces'
import type { Trend } from '../../schema'
import styles from './Trend.module.css'
import { TrendChart } from './TrendChart'

/** The results of one test over time: what a difference means first, then one small drawing for each part. */
export async function TrendScreen({ locale, trend }: { locale: Locale; trend: Trend }) {
  const t = await texts(locale, 'me')
  const { title, sittings, dimensions, locked } = trend
  const days = sittings.map(({ at, sittingId }) => <LocalTime key={sittingId} at={at} locale={locale} show="medium" />)
  const number = new Intl.NumberFormat(htmlLang[locale], { maximumFractionDigits: 0 })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">
          <a href="/me">{t('trend.back')}</a>
        </p>
        <h1>{t('trend.heading', { title })}</h1>
        <p className="lede">{t('trend.wobble')}</p>
      </header>
      <div className={styles.charts}>
        {dimensions.map((dimension) => (
          <section key={dimension.id} className={styles.part} aria-label={dimension.name}>
            <h2 className="eyebrow">{dimension.name}</h2>
            <TrendChart dimension={dimension} t={t} />
            <p className={styles.ends}>
              <span>{days[0]}</span>
              <span>{days.at(-1)}</span>
            </p>
            <p className={styles.soft}>{t('trend.step', { points: number.format(dimension.step) })}</p>
          </section>
        ))}
      </div>
      <div>
        <p className={styles.soft}>{t('trend.even')}</p>
        {locked > 0 && (
          <>
            <p className={styles.soft}>{t('trend.locked', { count: locked })}</p>
            <p className={styles.soft}>{t('trend.empty')}</p>
          </>
        )}
      </div>
      <TrendTable days={days} trend={trend} t={t} />
    </div>
  )
}

function TrendTable({ days, trend, t }: { days: readonly ReactNode[]; trend: Trend; t: Translate<'me'> }) {
  const { sittings, dimensions } = trend
  return (
    <details>
      <summary>{t('trend.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to be able to scroll it */}
      <section className={styles.scroll} aria-label={t('trend.table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('trend.date')}</th>
              {dimensions.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sittings.map(({ sittingId }, index) => (
              <tr key={sittingId}>
                <th scope="row">
                  <a href={`/report/${sittingId}`}>{days[index]}</a>
                </th>
                {dimensions.map(({ id, values }) => {
                  const value = values[index]
                  return <td key={id}>{typeof value === 'number' ? Math.round(value) : '–'}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
