import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { LockedReports } from '../schema'
import styles from './Product.module.css'

interface Props {
  locale: Locale
  locked: LockedReports
  /** Reports left to the account. */
  credits: number
}

/** The account's finished tests whose report can be unlocked, each with its way there. */
export async function LockedList({ locale, locked, credits }: Props) {
  const t = await texts(locale, 'shop')
  return (
    <section className={styles.part} aria-labelledby="locked">
      <h2 id="locked">{t('locked.title')}</h2>
      {credits > 0 && <p className={styles.small}>{t('locked.credits', { count: credits })}</p>}
      <ul className={styles.locked}>
        {locked.map(({ sittingId, title, at }) => (
          <li key={sittingId}>
            <div>
              <h3>{title}</h3>
              <p className={styles.small}>
                <LocalTime at={at} locale={locale} within={t('locked.finished', { date: dateSlot })} />
              </p>
            </div>
            <a className="button quiet" href={`/payment?report=${sittingId}`}>
              {t('locked.unlock')}
              <span className="visually-hidden"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
