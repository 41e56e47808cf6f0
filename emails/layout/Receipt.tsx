import type { I18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import { Button, Heading, Link, Text } from 'react-email'
import { formatMoney, type Money } from '@/core/commerce/money'
import type { RefundRule } from '@/core/commerce/refund-right'
import type { Locale } from '@/core/locale'
import { Rows } from './Rows'
import type { MailStyle } from './style'
import { mailTime } from './texts'

export interface ReceiptData {
  orderId: string
  /** Name and address of the seller; null while the site names none. */
  seller: string | null
  /** Name of the product, which reveals nothing about the test. */
  product: string
  /** ISO 8601. */
  paidAt: string
  price: Money
  /** List price in minor units of the same currency; shown struck through if the buyer paid less. */
  listMinor?: number
  /** Acknowledgements for immediate digital delivery, worded as they were given; null when none were required. */
  acknowledged: { at: string; texts: readonly string[] } | null
  /** Conditions of a refund; null if nothing was paid. */
  refund: {
    rule: Exclude<RefundRule, 'held'>
    days: number
    /** Whether the buyer's country gives a right of withdrawal; the texts then use that name. */
    byLaw: boolean
    /** Withdrawal page with this order filled in; it asks for a confirmation. */
    url: string
  } | null
  /** Coupon code that reduced the price. */
  coupon?: string | null
  /** URL of the invoice; null if there is none. */
  invoiceUrl?: string | null
}

interface Props extends ReceiptData {
  locale: Locale
  i18n: I18n
  style: MailStyle
}

/** Renders the receipt: product, time and price. */
export function Receipt({ locale, i18n, style, acknowledged, refund, ...bought }: Props) {
  const { coupon, invoiceUrl } = bought
  const { product, price, listMinor = price.amountMinor, paidAt, orderId, seller } = bought
  const list = { ...price, amountMinor: listMinor }
  const regular = i18n._('mail.receipt.list')
  const rows = [
    { label: i18n._('mail.receipt.product'), value: product },
    ...(listMinor === price.amountMinor ? [] : [{ label: regular, value: formatMoney(list, locale), struck: true }]),
    ...(coupon ? [{ label: i18n._('mail.receipt.coupon'), value: coupon }] : []),
    { label: i18n._('mail.receipt.amount'), value: formatMoney(price, locale) },
    { label: i18n._('mail.receipt.date'), value: mailTime(paidAt, locale) },
    { label: i18n._('mail.receipt.order'), value: orderId },
    ...(seller === null ? [] : [{ label: i18n._('mail.receipt.seller'), value: seller }]),
  ]
  return (
    <>
      <Heading as="h2" className="ink" style={style.heading}>
        {i18n._('mail.receipt.title')}
      </Heading>
      <Rows style={style} rows={rows} />
      {invoiceUrl && (
        <Text className="soft" style={{ ...style.soft, margin: '0 0 16px' }}>
          <TransNoContext
            lingui={{ i18n }}
            id="mail.receipt.invoice"
            components={{ a: <Link className="link" href={invoiceUrl} style={style.address} /> }}
          />
        </Text>
      )}
      {acknowledged && <Acknowledgements locale={locale} i18n={i18n} style={style} {...acknowledged} />}
      {refund && <Refund i18n={i18n} style={style} refund={refund} />}
    </>
  )
}

const ruleIds = {
  report: 'mail.receipt.refundReport',
  pack: 'mail.receipt.refundPack',
  vip: 'mail.receipt.refundVip',
  gift: 'mail.receipt.refundGift',
} as const

interface RefundProps extends Pick<Props, 'i18n' | 'style'> {
  refund: NonNullable<Props['refund']>
}

/** Renders the refund rule with its period, and the link to the withdrawal page. */
const Refund = ({ i18n, style, refund: { rule, days, byLaw, url } }: RefundProps) => (
  <>
    <Text className="soft" style={{ ...style.soft, margin: '0 0 12px' }}>
      {i18n._(ruleIds[rule], { days })}
    </Text>
    <Button className="quiet" href={url} style={style.quietButton}>
      {i18n._(byLaw ? 'mail.receipt.withdraw' : 'mail.receipt.ask')}
    </Button>
    <Text className="soft" style={{ ...style.small, margin: '12px 0 0' }}>
      {i18n._('mail.receipt.refundHow')}
    </Text>
  </>
)

function Acknowledgements({
  locale,
  i18n,
  style,
  at,
  texts,
}: Pick<Props, 'locale' | 'i18n' | 'style'> & NonNullable<Props['acknowledged']>) {
  return (
    <>
      <Text className="soft" style={{ ...style.soft, margin: '0 0 8px' }}>
        {i18n._('mail.receipt.acknowledged', { date: mailTime(at, locale) })}
      </Text>
      <ul className="soft" style={{ ...style.soft, margin: '0 0 16px', paddingLeft: '20px' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
