'use client'
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { createCountryNamer } from '@/core/commerce/country'
import { formatMoney } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import { localeNames } from '@/core/locale'
import { LocalTime } from '@/ui/LocalTime'
import facts from '@/ui/styles/FactRows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../../orders/orders-schema'
import styles from '../Console.module.css'
import { CopyableNumber } from '../CopyableNumber'

/** Renders the agreed price of an order, its payment, and the declarations made before it. */
export function OrderFacts({ order }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const { price, orderPrice, paid, listMinor, refundedMinor, entitlement, declared } = order
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: (paid ?? price).currency }, locale)
  const moment = (at: string | null) => at && <LocalTime at={at} locale={locale} show="moment" />
  const rows: [label: string, value: ReactNode][] = [
    [t('page.product'), order.product],
    [t('page.gave'), <EntitlementLine key="gave" entitlement={entitlement} />],
    [t('page.price'), formatMoney(price, locale)],
    [t('page.asked'), orderPrice && formatMoney(orderPrice, locale)],
    [t('page.list'), listMinor !== price.amountMinor && formatMoney({ ...price, amountMinor: listMinor }, locale)],
    [t('page.catalogue'), order.catalogueVersion],
    [t('page.paid'), paid && formatMoney(paid, locale)],
    [t('page.returned'), refundedMinor > 0 && money(refundedMinor)],
    [t('page.ordered'), moment(order.at)],
    [t('page.paidAt'), moment(order.paidAt)],
    [t('page.email'), order.email],
    [t('page.giftEmail'), order.giftEmail],
    [t('page.country'), order.country && createCountryNamer(locale)(order.country)],
    [t('page.language'), localeNames[order.locale]],
    [t('page.method'), order.method],
    [t('page.provider'), order.provider],
    [t('page.checkoutId'), order.checkoutId && <CheckoutNumber key="checkout" order={order} />],
    [
      t('page.paymentId'),
      order.paymentId && <CopyableNumber key="payment" name={t('page.paymentId')} number={order.paymentId} />,
    ],
    [t('page.failure'), order.failure],
  ]
  return (
    <>
      <dl className={`${facts.rows} ${styles.facts}`}>
        {rows.map(([label, value]) =>
          value === null || value === false ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div>
        <Text fw={500}>{t('page.declared')}</Text>
        {declared ? (
          <>
            <Text c="dimmed" size="sm">
              {moment(declared.at)} · {t('page.declaredVersion', { version: declared.version })}
            </Text>
            <ul lang={declared.lang}>
              {declared.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        ) : (
          <Text c="dimmed">{t('page.declaredNone')}</Text>
        )}
      </div>
    </>
  )
}

/** Renders the id of a checkout; in the sandbox as a link to its page, where disputes are opened and decided. */
function CheckoutNumber({ order: { provider, checkoutId } }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  if (checkoutId === null) return null
  return (
    <CopyableNumber name={t('page.checkoutId')} number={checkoutId}>
      {provider === 'sandbox' ? (
        // The page belongs to the public site, which has another layout than the console.
        <Anchor href={`/sandbox/checkout?session=${checkoutId}`} rel="external">
          {checkoutId}
        </Anchor>
      ) : (
        checkoutId
      )}
    </CopyableNumber>
  )
}

function EntitlementLine({ entitlement: { kind, state, reports, usedAt } }: { entitlement: OrderPage['entitlement'] }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  return (
    <>
      {t(`gave.${kind}`)} · {t(`gave.${state}`)}
      {reports !== null && ` · ${t('gave.reports', { count: reports })}`}
      {usedAt && (
        <>
          {' · '}
          <LocalTime at={usedAt} locale={locale} show="moment" within={t('gave.used', { date: dateSlot })} />
        </>
      )}
    </>
  )
}
