import { formatMoney, type PaidMoney } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { OrderLetter } from '../layout/OrderLetter'
import { mailTexts, mailTime } from '../layout/texts'

interface Props {
  locale: Locale
  orderId: string
  product: string
  /** Time at which the provider made the refund, ISO 8601. */
  madeAt: string
  /** Amount returned by this refund. */
  back: PaidMoney
  paid: PaidMoney
  /** Amount returned in total, with earlier refunds. */
  returned: PaidMoney
  /** Reason for the refund; null if it was made at the provider without one. */
  rule: 'withdrawal' | 'conformity' | 'pack' | 'goodwill' | 'held' | 'duplicate' | null
  /** Whether the buyer's country gives a right of withdrawal; the texts then use that name. */
  byLaw: boolean
  /** State of the purchase after the refund; `nothing` if the purchase never gave access. */
  access: 'closed' | 'open' | 'nothing'
  supportEmail: string
}

export function refundSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.refund.subject')
}

const ruleIds = {
  withdrawal: 'mail.refund.withdrawal',
  conformity: 'mail.refund.conformity',
  pack: 'mail.refund.pack',
  goodwill: 'mail.refund.goodwill',
  held: 'mail.refund.held',
  duplicate: 'mail.refund.duplicate',
} as const
const accessIds = { closed: 'mail.refund.closed', open: 'mail.refund.open' } as const

/** Renders the notice of a refund: the amount, the reason, the access that remains, and the updated receipt. */
export default function RefundMail({ locale, rule, byLaw, access, supportEmail, ...facts }: Props) {
  const i18n = mailTexts(locale)
  const { paid, back, returned } = facts
  const before = returned.amountMinor > back.amountMinor
  const rows = [
    { label: i18n._('mail.refund.back'), value: formatMoney(back, locale) },
    { label: i18n._('mail.refund.date'), value: mailTime(facts.madeAt, locale) },
    { label: i18n._('mail.receipt.order'), value: facts.orderId },
    { label: i18n._('mail.receipt.product'), value: facts.product },
    { label: i18n._('mail.receipt.amount'), value: formatMoney(paid, locale) },
    ...(before ? [{ label: i18n._('mail.refund.returned'), value: formatMoney(returned, locale) }] : []),
  ]
  const lines = [
    ...(rule === null ? [] : [i18n._(rule === 'withdrawal' && !byLaw ? 'mail.refund.asked' : ruleIds[rule])]),
    i18n._('mail.refund.way'),
    ...(access === 'nothing' ? [] : [i18n._(accessIds[access])]),
  ]
  return (
    <OrderLetter
      locale={locale}
      rows={rows}
      paragraphs={lines}
      supportEmail={supportEmail}
      preview={i18n._('mail.refund.preview')}
      title={i18n._('mail.refund.title')}
    />
  )
}

RefundMail.PreviewProps = {
  locale: 'en',
  orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
  product: 'Mindglass pack of 3 reports',
  madeAt: '2026-11-22T09:30:00Z',
  back: { amountMinor: 400, currency: 'USD' },
  paid: { amountMinor: 1199, currency: 'USD' },
  returned: { amountMinor: 800, currency: 'USD' },
  rule: 'pack',
  byLaw: false,
  access: 'open',
  supportEmail: 'help@mindglass.example',
} as Props
