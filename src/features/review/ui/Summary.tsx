import { htmlLang, type Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { Reviews } from '../schema'
import styles from './Reviews.module.css'

/** How many reviews there are, and their average once it says something. */
export async function Summary({ locale, list: { total, average } }: { locale: Locale; list: Reviews }) {
  const t = await texts(locale, 'review')
  if (total === 0) return <p className="lede">{t('none')}</p>
  const format = new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className={styles.numbers}>
      {average && <span>{t('average', { average: format.format(average.value), count: average.count })}</span>}
      <span>{t('total', { count: total })}</span>
    </p>
  )
}
