import { toPlainName } from '@/core/account/person'
import { formatMoney, type PaidMoney } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { OrderLetter } from '../layout/OrderLetter'
import { mailTexts, mailTime } from '../layout/texts'

interface Props {
  locale: Locale
  /** Recipient: the buyer gets the confirmation, the operator the note on what to do. */
  reader: 'buyer' | 'operator'
  /** Whether the buyer's country gives a right of withdrawal; the texts then use that name. */
  byLaw: boolean
  orderId: string
  product: string
  /** Name as typed; empty if none was typed. */
  name: string
  email: string
  /** ISO 8601. */
  orderedAt: string
  /** Time at which the statement was received, ISO 8601. */
  receivedAt: string
  paid: PaidMoney
  /** Amount to refund; used only when `kind` is `due`. */
  back: PaidMoney
  /**
   * Whether a refund is due or a person has to check; see `Claim` in src/features/payment/refunds/withdraw-order.ts.
   */
  kind: 'due' | 'free' | 'late' | 'used' | 'settled'
  /** Unopened reports of a pack; null for everything else. */
  unused: number | null
  refundDays: number
  supportEmail: string
}

export function withdrawalSubject(locale: Locale, reader: Props['reader'], byLaw: boolean): string {
  const i18n = mailTexts(locale)
  if (reader === 'buyer') return i18n._(byLaw ? 'mail.withdrawal.subject' : 'mail.withdrawal.subjectAsked')
  return i18n._(byLaw ? 'mail.withdrawal.noteSubject' : 'mail.withdrawal.noteSubjectAsked')
}

const titleIds = {
  buyer: { byLaw: 'mail.withdrawal.title', asked: 'mail.withdrawal.titleAsked' },
  operator: { byLaw: 'mail.withdrawal.noteTitle', asked: 'mail.withdrawal.noteTitleAsked' },
} as const

const nextIds = {
  buyer: {
    due: 'mail.withdrawal.due',
    free: 'mail.withdrawal.free',
    late: 'mail.withdrawal.late',
    used: 'mail.withdrawal.used',
    settled: 'mail.withdrawal.settled',
  },
  operator: {
    due: 'mail.withdrawal.noteDue',
    free: 'mail.withdrawal.noteFree',
    late: 'mail.withdrawal.noteLate',
    used: 'mail.withdrawal.noteUsed',
    settled: 'mail.withdrawal.settled',
  },
} as const

/** Renders a withdrawal or refund request: its content and time, and what happens with the money. */
export default function WithdrawalMail({ locale, reader, kind, unused, byLaw, ...facts }: Props) {
  const i18n = mailTexts(locale)
  const { supportEmail, refundDays, paid, back } = facts
  const name = toPlainName(facts.name)
  const rows = [
    { label: i18n._('mail.withdrawal.received'), value: mailTime(facts.receivedAt, locale) },
    { label: i18n._('mail.receipt.order'), value: facts.orderId },
    { label: i18n._('mail.receipt.product'), value: facts.product },
    { label: i18n._('mail.withdrawal.ordered'), value: mailTime(facts.orderedAt, locale) },
    { label: i18n._('mail.withdrawal.email'), value: facts.email },
    ...(name === '' ? [] : [{ label: i18n._('mail.withdrawal.name'), value: name }]),
    { label: i18n._('mail.receipt.amount'), value: formatMoney(paid, locale) },
    ...(unused === null ? [] : [{ label: i18n._('mail.withdrawal.unused'), value: String(unused) }]),
    ...(kind === 'due' ? [{ label: i18n._('mail.withdrawal.back'), value: formatMoney(back, locale) }] : []),
  ]
  return (
    <OrderLetter
      locale={locale}
      rows={rows}
      supportEmail={supportEmail}
      preview={i18n._('mail.withdrawal.preview')}
      title={i18n._(titleIds[reader][byLaw ? 'byLaw' : 'asked'])}
      lead={i18n._(byLaw ? 'mail.withdrawal.statement' : 'mail.withdrawal.statementAsked')}
      paragraphs={[i18n._(nextIds[reader][kind], { days: refundDays })]}
      {...(reader === 'operator' && { reason: i18n._('mail.withdrawal.noteReason') })}
    />
  )
}

WithdrawalMail.PreviewProps = {
  locale: 'en',
  reader: 'buyer',
  byLaw: false,
  orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
  product: 'Mindglass pack of 3 reports',
  name: 'Lucía Prado',
  email: 'lucia@example.org',
  orderedAt: '2026-11-20T21:14:00Z',
  receivedAt: '2026-11-22T09:30:00Z',
  paid: { amountMinor: 1199, currency: 'USD' },
  back: { amountMinor: 800, currency: 'USD' },
  kind: 'due',
  unused: 2,
  refundDays: 14,
  supportEmail: 'help@mindglass.example',
} as Props
