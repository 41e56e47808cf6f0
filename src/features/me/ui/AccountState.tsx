import { vipPercent } from '@/core/commerce/discount'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { Overview } from '../schema'
import styles from './AccountState.module.css'

/** What is left and whether one is a member, each with the way on. */
export async function AccountState({ locale, overview }: { locale: Locale; overview: Overview }) {
  const t = await texts(locale, 'me')
  const { credits, vip } = overview
  return (
    <section className={styles.state} aria-label={t('left.title')}>
      <div className={styles.part}>
        <p className={styles.fact}>{credits > 0 ? t('left.credits', { count: credits }) : t('left.creditsNone')}</p>
        <p className={styles.soft}>{t('left.creditsText')}</p>
        <a href="/shop">{t('left.shopAction')}</a>
      </div>
      <div className={styles.part} data-vip={vip || undefined}>
        <p className={styles.fact}>{t(vip ? 'left.vip' : 'left.vipNot')}</p>
        <p className={styles.soft}>{t('left.vipText', { percent: vipPercent })}</p>
        <a href="/vip">{t(vip ? 'left.vipView' : 'left.vipAction')}</a>
      </div>
    </section>
  )
}
