import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { Overview } from '../schema'
import styles from './Me.module.css'

/** Tests whose results can be compared; nothing where there is none. */
export async function TrendList({ locale, trends }: { locale: Locale; trends: Overview['trends'] }) {
  const t = await texts(locale, 'me')
  if (trends.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="my-trends">
      <h2 id="my-trends">{t('trend.title')}</h2>
      <p className={styles.soft}>{t('trend.lead')}</p>
      <ul className={styles.list}>
        {trends.map(({ slug, title, times }) => (
          <li key={slug} className={styles.item}>
            <div>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.facts}>{t('trend.times', { count: times })}</p>
            </div>
            <a className="button quiet" href={`/me/trend/${slug}`}>
              {t('trend.open')}
              <span className="visually-hidden"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
