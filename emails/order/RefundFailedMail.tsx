import { formatMoney, type PaidMoney } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { OrderLetter } from '../layout/OrderLetter'
import { mailTexts, mailTime } from '../layout/texts'

interface Props {
  locale: Locale
  orderId: string
  product: string
  /** Times of the refund and of the notice that it had failed, ISO 8601. */
  madeAt: string
  failedAt: string
  amount: PaidMoney
  /** Whether the money is still with the shop; false if it has been sent again. */
  due: boolean
  supportEmail: string
}

export function refundFailedSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.refundFailed.subject')
}

/**
 * Renders the notice that the buyer's bank returned a refund: the buyer is still owed the money, and what happens next.
 */
export default function RefundFailedMail({ locale, due, amount, supportEmail, ...facts }: Props) {
  const i18n = mailTexts(locale)
  const rows = [
    { label: i18n._('mail.refundFailed.amount'), value: formatMoney(amount, locale) },
    { label: i18n._('mail.refund.date'), value: mailTime(facts.madeAt, locale) },
    { label: i18n._('mail.refundFailed.date'), value: mailTime(facts.failedAt, locale) },
    { label: i18n._('mail.receipt.order'), value: facts.orderId },
    { label: i18n._('mail.receipt.product'), value: facts.product },
  ]
  return (
    <OrderLetter
      locale={locale}
      rows={rows}
      supportEmail={supportEmail}
      preview={i18n._('mail.refundFailed.preview')}
      title={i18n._('mail.refundFailed.title')}
      lead={i18n._('mail.refundFailed.lead')}
      paragraphs={[
        i18n._(due ? 'mail.refundFailed.next' : 'mail.refundFailed.again'),
        ...(due ? [i18n._('mail.refundFailed.access')] : []),
        i18n._('mail.refundFailed.safe'),
      ]}
    />
  )
}

RefundFailedMail.PreviewProps = {
  locale: 'en',
  orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
  product: 'Mindglass pack of 3 reports',
  madeAt: '2026-11-22T09:30:00Z',
  failedAt: '2026-11-27T16:05:00Z',
  amount: { amountMinor: 400, currency: 'USD' },
  due: true,
  supportEmail: 'help@mindglass.example',
} as Props
