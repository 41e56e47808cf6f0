'use client'
import { Button, Group, Text, Title } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { productTitle } from '@/core/commerce/product-texts'
import type { RefundState } from '@/core/commerce/refund-schema'
import { dateSlot } from '@/core/dates'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { RefundLink, RefundMadeSentence } from '@/ui/money/RefundStatus'
import rows from '@/ui/styles/Rows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { Purchase, ReceivedGift } from '../schema'
import styles from './MyShop.module.css'

/** Refund that can be requested for one order, or was already requested. */
export interface OrderRefund extends RefundState {
  orderId: string
}

interface Purchased {
  purchases: readonly Purchase[]
}

const tones = { waiting: 'waiting', redeemed: 'done', returned: 'over' } as const

/**
 * Renders the gifts that the account bought, with their state, and the code while it can be redeemed. Renders nothing
 * if there are none.
 */
export function GivenGifts({ purchases }: Purchased) {
  const t = useTexts('shop')
  const locale = useLocale()
  const given = purchases.flatMap(({ orderId, gift }) => (gift ? [{ orderId, ...gift }] : []))
  if (given.length === 0) return null
  return (
    <Section id="given" title={t('mine.given.title')}>
      <ul className={rows.list}>
        {given.map(({ orderId, sku, state, code, recipient, redeemedAt }) => (
          <li key={orderId}>
            <div>
              <Title order={3}>{productTitle(t, sku)}</Title>
              <Text className={rows.facts}>
                <span className={rows.state} data-tone={tones[state]}>
                  {state === 'redeemed' && redeemedAt ? (
                    <LocalTime at={redeemedAt} locale={locale} within={t('mine.given.redeemed', { date: dateSlot })} />
                  ) : (
                    t(state === 'returned' ? 'mine.given.returned' : 'mine.given.waiting')
                  )}
                </span>
                <span>{t('mine.given.for', { recipient })}</span>
              </Text>
            </div>
            {code && (
              <Text component="div" className={styles.code}>
                <span className="visually-hidden">{t('mine.given.code')}</span> <code>{code}</code>
                <Button variant="transparent" data-copy={code}>
                  {t('mine.given.copy')}
                </Button>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Renders gifts from other people. Renders nothing if there are none. */
export function ReceivedGifts({ received }: { received: readonly ReceivedGift[] }) {
  const t = useTexts('shop')
  const locale = useLocale()
  if (received.length === 0) return null
  return (
    <Section id="received" title={t('mine.received.title')}>
      <ul className={rows.list}>
        {received.map(({ sku, giver, at, returned }) => (
          <li key={at}>
            <div>
              <Title order={3}>{productTitle(t, sku)}</Title>
              <Text className={rows.facts}>
                <span className={rows.state} data-tone={tones[returned ? 'returned' : 'redeemed']}>
                  {returned ? (
                    t('mine.given.returned')
                  ) : (
                    <LocalTime at={at} locale={locale} within={t('mine.given.redeemed', { date: dateSlot })} />
                  )}
                </span>
                {giver && <span className={rows.long}>{t('mine.received.from', { giver })}</span>}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Renders all shop purchases of the account, each with its receipt and refund links. */
export function Purchases({ purchases, refunds }: Purchased & { refunds: readonly OrderRefund[] }) {
  const t = useTexts('shop')
  const locale = useLocale()
  return (
    <Section id="bought" title={t('mine.bought.title')}>
      {purchases.length === 0 && <Text c="dimmed">{t('mine.bought.none')}</Text>}
      <ul className={rows.list}>
        {purchases.map(({ orderId, sku, status, at, ...price }) => (
          <li key={orderId}>
            <div>
              <Title order={3}>{productTitle(t, sku)}</Title>
              <Text className={rows.facts}>
                <span>
                  <LocalTime at={at} locale={locale} />
                </span>
                <span className={rows.long}>{t('mine.bought.number', { number: orderId })}</span>
              </Text>
              <Ways orderId={orderId} refund={refunds.find((one) => one.orderId === orderId)} />
            </div>
            <Text className={rows.price}>
              {formatMoney(price, locale)}
              {status === 'refunded' && <span className={styles.note}>{t('mine.bought.refunded')}</span>}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Renders the links to the receipt of a purchase and to its refund. */
function Ways({ orderId, refund }: { orderId: string; refund: OrderRefund | undefined }) {
  const me = useTexts('me')
  return (
    <>
      {refund?.made && <RefundMadeSentence made={refund.made} />}
      <Group gap="xs">
        <Button component={Link} variant="transparent" href={`/me/orders/${orderId}`}>
          {me('receipt.open')}
          <span className="visually-hidden"> {orderId}</span>
        </Button>
        {refund?.right && <RefundLink orderId={orderId} right={refund.right} quiet />}
      </Group>
    </>
  )
}
