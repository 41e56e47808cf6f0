import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { Shared } from '../schema'
import styles from './Share.module.css'

/** What others can see of the account's tests, each with the way to take it back; nothing when there is nothing. */
export async function SharedList({ locale, shared }: { locale: Locale; shared: Shared }) {
  if (shared.length === 0) return null
  const t = await texts(locale, 'share')
  return (
    <section className={styles.links} aria-labelledby="shared">
      <h2 id="shared">{t('list.title')}</h2>
      <ul className={styles.list}>
        {shared.map(({ sittingId, title, cards, comparisons }) => (
          <li key={sittingId} className={styles.shared}>
            <p className={styles.what}>
              <b>{title}</b>
              <span className={styles.hint}>
                {[
                  ...(cards > 0 ? [t('list.cards', { count: cards })] : []),
                  ...(comparisons > 0 ? [t('list.comparisons', { count: comparisons })] : []),
                ].join(' · ')}
              </span>
            </p>
            <a className="button quiet" href={`/report/${sittingId}/share`}>
              {t('list.manage')}
              <span className="visually-hidden"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
