import { formatMoney, type PaidMoney } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { OrderLetter } from '../layout/OrderLetter'
import { mailTexts, mailTime } from '../layout/texts'

interface Props {
  locale: Locale
  orderId: string
  product: string
  /** ISO 8601. */
  paidAt: string
  price: PaidMoney
  /** Amount the provider took; null for a payment made before this amount was stored. */
  paid: PaidMoney | null
  /** Page to request a full refund, with the order filled in; null if nothing was paid. */
  refund: { url: string; byLaw: boolean } | null
  supportEmail: string
}

export function heldMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.held.subject')
}

/** Renders the notice that the paid amount differs from the price: a person checks it, and no money is lost. */
export default function HeldMail({ locale, orderId, product, paidAt, price, paid, refund, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const rows = [
    { label: i18n._('mail.receipt.order'), value: orderId },
    { label: i18n._('mail.receipt.product'), value: product },
    { label: i18n._('mail.receipt.date'), value: mailTime(paidAt, locale) },
    { label: i18n._('mail.held.asked'), value: formatMoney(price, locale) },
    ...(paid === null ? [] : [{ label: i18n._('mail.held.paid'), value: formatMoney(paid, locale) }]),
  ]
  return (
    <OrderLetter
      locale={locale}
      rows={rows}
      supportEmail={supportEmail}
      preview={i18n._('mail.held.preview')}
      title={i18n._('mail.held.title')}
      lead={i18n._('mail.held.lead')}
      paragraphs={[i18n._('mail.held.next')]}
      {...(refund && {
        way: { url: refund.url, label: i18n._(refund.byLaw ? 'mail.receipt.withdraw' : 'mail.receipt.ask') },
      })}
    />
  )
}

HeldMail.PreviewProps = {
  locale: 'en',
  orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
  product: 'Mindglass pack of 3 reports',
  paidAt: '2026-11-20T21:14:00Z',
  price: { amountMinor: 1199, currency: 'USD' },
  paid: { amountMinor: 1099, currency: 'USD' },
  refund: { url: 'https://mindglass.example/withdraw', byLaw: false },
  supportEmail: 'help@mindglass.example',
} as Props
