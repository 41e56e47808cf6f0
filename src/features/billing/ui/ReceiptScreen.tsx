'use client'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import { formatEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { RefundStatus } from '@/ui/money/RefundStatus'
import facts from '@/ui/styles/FactRows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './Receipt.module.css'

/** Renders the receipt of one order, made to be printed on one page. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const t = useTexts('me')
  const common = useTexts('common')
  const locale = useLocale()
  const [receipt] = trpc.me.receipt.useSuspenseQuery({ orderId })
  const [refunds] = trpc.payment.refundRights.useSuspenseQuery()
  const refund = refunds.find((one) => one.orderId === orderId)
  const { product, status, listMinor, amountMinor, refundedMinor, currency, orderedAt, paidAt } = receipt
  const { acknowledged, invoices } = receipt
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency }, locale)
  return (
    <Paper component="article" className={styles.receipt} withBorder>
      <Stack gap="xs">
        <Text className="eyebrow">{common('site.name')}</Text>
        <Title order={1}>{t('receipt.title')}</Title>
      </Stack>
      <dl className={facts.rows}>
        <Row name={t('receipt.product')}>{product}</Row>
        {listMinor !== amountMinor && (
          <Row name={t('receipt.list')}>
            <s>{money(listMinor)}</s>
          </Row>
        )}
        {receipt.coupon && <Row name={t('receipt.coupon')}>{receipt.coupon}</Row>}
        <Row name={t(paidAt ? 'receipt.paid' : 'receipt.amount')}>{money(amountMinor)}</Row>
        {refundedMinor > 0 && <Row name={t('receipt.refunded')}>{money(refundedMinor)}</Row>}
        <Row name={t('receipt.status')}>{t(`orders.status.${status}`)}</Row>
        <Row name={t('receipt.ordered')}>
          <LocalTime at={orderedAt} locale={locale} show="moment" />
        </Row>
        {paidAt && (
          <Row name={t('receipt.paidAt')}>
            <LocalTime at={paidAt} locale={locale} show="moment" />
          </Row>
        )}
        <Row name={t('receipt.number')}>{receipt.orderId}</Row>
        <Row name={t('receipt.email')}>{formatEmail(receipt.email)}</Row>
        {receipt.seller !== null && <Row name={t('receipt.seller')}>{receipt.seller}</Row>}
      </dl>
      {acknowledged && (
        <section className={styles.soft}>
          <Text inherit>
            <LocalTime
              at={acknowledged.at}
              locale={locale}
              show="moment"
              within={t('receipt.acknowledged', { date: dateSlot })}
            />
          </Text>
          <ul lang={acknowledged.lang}>
            {acknowledged.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {refund && <RefundStatus {...refund} />}
      {invoices.length > 0 && (
        <ul className={styles.invoices} data-no-print>
          {invoices.map(({ number, kind, path }) => (
            <li key={number}>
              <a className="alone" href={path}>
                {t(`receipt.${kind}`, { number })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Group data-no-print>
        <Button variant="default" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button component={Link} variant="transparent" href="/me">
          {t('receipt.back')}
        </Button>
      </Group>
    </Paper>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
