import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { Alarms } from '../../overview/overview-schema'
import { StateBadge } from '../StateBadge'
import styles from './Overview.module.css'

/** Renders the problems of the site, each with the action to take; renders nothing when there are none. */
export async function AlarmsPart({ locale, alarms }: { locale: Locale; alarms: Alarms }) {
  if (alarms.length === 0) return null
  const t = await texts(locale, 'admin-overview')
  return (
    <section className={styles.part} aria-labelledby="alarms">
      <h2 id="alarms" className={styles.title} tabIndex={-1}>
        {t('alarms.title')}
      </h2>
      <div>
        {alarms.map(({ kind, value, since }) => (
          <details key={kind} className={styles.alarm}>
            <summary>
              <span>
                <StateBadge of="work" is="pressing">
                  {t(`alarms.${kind}`, { count: value })}
                </StateBadge>{' '}
                <span className={styles.note}>
                  <LocalTime at={since} locale={locale} show="moment" within={t('alarms.since', { date: dateSlot })} />
                </span>
              </span>
            </summary>
            <p>{t(`todo.${kind}`)}</p>
          </details>
        ))}
      </div>
      <p className={styles.note}>{t('more')}</p>
    </section>
  )
}
