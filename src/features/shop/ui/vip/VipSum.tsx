import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { VipCenter } from '../../schema'
import { sumsText } from './sums'
import styles from './Vip.module.css'

/** When membership pays for itself, and what it would have saved the account signed in. */
export async function VipSum({ locale, center }: { locale: Locale; center: VipCenter }) {
  const t = await texts(locale, 'vip')
  const { paysFrom, savings } = center
  return (
    <section className={styles.sum} aria-labelledby="sum">
      <h2 id="sum">{t('sum.title')}</h2>
      <p>{t('sum.pays', { count: paysFrom })}</p>
      {savings === null ? (
        <p>
          <a href="/login?next=/vip">{t('sum.signIn')}</a>
        </p>
      ) : (
        <p>{savings.length > 0 ? t('sum.would', { sum: sumsText(savings, locale) }) : t('sum.wouldNothing')}</p>
      )}
    </section>
  )
}
