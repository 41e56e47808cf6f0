import type { Money } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import { sumsText } from './sums'
import styles from './Vip.module.css'

interface Props {
  locale: Locale
  since: string
  savings: readonly Money[]
}

/** For members: since when, and what it has saved. */
export async function VipMember({ locale, since, savings }: Props) {
  const t = await texts(locale, 'vip')
  return (
    <section className={`card ${styles.member}`} aria-labelledby="member">
      <div className={styles.words}>
        <h2 id="member">{t('member.title')}</h2>
        <p>
          <LocalTime at={since} locale={locale} within={t('member.since', { date: dateSlot })} />
        </p>
        <p>{savings.length > 0 ? t('member.saved', { sum: sumsText(savings, locale) }) : t('member.savedNothing')}</p>
      </div>
      <div className="cluster">
        <a className="button quiet" href="/shop">
          {t('member.shop')}
        </a>
        <a className="button text" href="/me">
          {t('member.reports')}
        </a>
      </div>
    </section>
  )
}
