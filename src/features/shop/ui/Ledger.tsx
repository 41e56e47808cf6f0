import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { ShopAccount } from '../schema'
import styles from './MyShop.module.css'

interface Props {
  locale: Locale
  ledger: ShopAccount['ledger']
  page: number
}

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${-delta}`)

/** How reports came and went, newest first. */
export async function Ledger({ locale, ledger: { entries, older }, page }: Props) {
  const t = await texts(locale, 'shop')
  return (
    <section className={styles.section} aria-labelledby="ledger">
      <h2 id="ledger">{t('mine.ledger.title')}</h2>
      {entries.length === 0 && <p className={styles.soft}>{t('mine.ledger.none')}</p>}
      <ul className={styles.ledger}>
        {entries.map(({ id, reason, delta, at, report }) => (
          <li key={id}>
            <span className={styles.delta}>{signed(delta)}</span>
            <span>
              {t(`mine.ledger.${reason}`)}
              {report && (
                <>
                  {' · '}
                  <a href={`/report/${report.sittingId}`}>{report.title}</a>
                </>
              )}
            </span>
            <span className={styles.day}>
              <LocalTime at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      {(page > 1 || older) && (
        <nav className="cluster" aria-label={t('mine.ledger.pages')}>
          {page > 1 && <a href={`/me/shop?page=${page - 1}#ledger`}>{t('mine.ledger.newer')}</a>}
          {older && <a href={`/me/shop?page=${page + 1}#ledger`}>{t('mine.ledger.older')}</a>}
        </nav>
      )}
    </section>
  )
}
