import { formatMoney } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { Purchase, ReceivedGift } from '../schema'
import styles from './MyShop.module.css'

interface Purchased {
  locale: Locale
  purchases: readonly Purchase[]
}

/** Gifts with their state, and the code while somebody can still redeem it. Absent while there are none. */
export async function GivenGifts({ locale, purchases }: Purchased) {
  const t = await texts(locale, 'shop')
  const given = purchases.flatMap(({ orderId, gift }) => (gift ? [{ orderId, ...gift }] : []))
  if (given.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="given">
      <h2 id="given">{t('mine.given.title')}</h2>
      <ul className={styles.list}>
        {given.map(({ orderId, sku, state, code, recipient, redeemedAt }) => (
          <li key={orderId}>
            <div>
              <h3>{t(`products.${sku}.name`)}</h3>
              <p className={styles.facts}>
                <span className={styles.state} data-state={state}>
                  {state === 'redeemed' && redeemedAt ? (
                    <LocalTime at={redeemedAt} locale={locale} within={t('mine.given.redeemed', { date: dateSlot })} />
                  ) : (
                    t(state === 'returned' ? 'mine.given.returned' : 'mine.given.waiting')
                  )}
                </span>
                <span>{t('mine.given.for', { recipient })}</span>
              </p>
            </div>
            {code && (
              <p className={styles.code}>
                <span className="visually-hidden">{t('mine.given.code')}</span> <code>{code}</code>
                <button type="button" className="button text" data-copy={code}>
                  {t('mine.given.copy')}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Gifts from other people. Absent while there are none. */
export async function ReceivedGifts({ locale, received }: { locale: Locale; received: readonly ReceivedGift[] }) {
  const t = await texts(locale, 'shop')
  if (received.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="received">
      <h2 id="received">{t('mine.received.title')}</h2>
      <ul className={styles.list}>
        {received.map(({ sku, giver, at, returned }) => (
          <li key={at}>
            <div>
              <h3>{t(`products.${sku}.name`)}</h3>
              <p className={styles.facts}>
                <span className={styles.state} data-state={returned ? 'returned' : 'redeemed'}>
                  {returned ? (
                    t('mine.given.returned')
                  ) : (
                    <LocalTime at={at} locale={locale} within={t('mine.given.redeemed', { date: dateSlot })} />
                  )}
                </span>
                {giver && <span className={styles.long}>{t('mine.received.from', { giver })}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything the account has paid for in the shop. */
export async function Purchases({ locale, purchases }: Purchased) {
  const t = await texts(locale, 'shop')
  return (
    <section className={styles.section} aria-labelledby="bought">
      <h2 id="bought">{t('mine.bought.title')}</h2>
      {purchases.length === 0 && <p className={styles.soft}>{t('mine.bought.none')}</p>}
      <ul className={styles.list}>
        {purchases.map(({ orderId, sku, status, at, ...price }) => (
          <li key={orderId}>
            <div>
              <h3>{t(`products.${sku}.name`)}</h3>
              <p className={styles.facts}>
                <span>
                  <LocalTime at={at} locale={locale} />
                </span>
                <span className={styles.long}>{t('mine.bought.number', { number: orderId })}</span>
              </p>
            </div>
            <p className={styles.price}>
              {formatMoney(price, locale)}
              {status === 'refunded' && <span className={styles.note}>{t('mine.bought.refunded')}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
