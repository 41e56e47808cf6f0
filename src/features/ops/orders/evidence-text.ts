import { formatMoney, type PaidMoney } from '@/core/commerce/money'
import { formatMoment } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { Customer } from '../customers/support-schema'

/** Contents of the evidence for a dispute; times are ISO 8601. */
export interface EvidenceFacts {
  writtenAt: string
  order: {
    id: string
    product: string
    email: string
    /** Language of the order. */
    locale: Locale
    country: string | null
    method: string
    provider: string
    checkoutId: string | null
    paymentId: string | null
    orderedAt: string
    paidAt: string | null
    price: PaidMoney
    paid: PaidMoney
  }
  /** Declarations for immediate delivery, as the buyer read and ticked them. */
  declared: { at: string; version: string; texts: string[] } | null
  /** Refund rule as shown beside the button to pay. */
  refundRule: string
  used: { what: 'delivered' | 'opened' | 'lastUsed' | 'redeemed' | 'unlocked'; at: string }[]
  mails: Pick<Customer['mails'][number], 'kind' | 'state' | 'at' | 'attempts'>[]
  refunds: (PaidMoney & { at: string })[]
  disputes: { id: string; state: string; reason: string | null; at: string; dueBy: string | null }[]
}

/** Returns the facts as plain text in the reader's language; texts that the buyer read keep their language. */
export function formatEvidence(
  facts: EvidenceFacts,
  { t, admin }: { t: Translate<'admin-orders'>; admin: Translate<'admin'> },
  locale: Locale,
): string {
  const { order, declared } = facts
  const time = (at: string) => formatMoment(at, locale, 'UTC')
  const section = (title: string, lines: readonly string[]) => [title, ...lines.map((line) => `  ${line}`), '']
  const none = [t('evidence.none')]
  const or = (lines: readonly string[]) => (lines.length > 0 ? lines : none)
  const row = (label: string, value: string | null) => (value === null ? [] : [`${label}: ${value}`])
  return [
    t('evidence.title', { number: order.id }),
    t('evidence.written', { time: time(facts.writtenAt) }),
    '',
    ...section(t('evidence.sold'), [
      ...row(t('page.product'), order.product),
      ...row(t('page.price'), formatMoney(order.price, locale)),
      ...row(t('page.paid'), formatMoney(order.paid, locale)),
      ...row(t('page.ordered'), time(order.orderedAt)),
      ...row(t('page.paidAt'), order.paidAt && time(order.paidAt)),
      ...row(t('page.email'), order.email),
      ...row(t('page.country'), order.country),
      ...row(t('page.method'), order.method),
      ...row(t('page.checkoutId'), order.checkoutId),
      ...row(t('page.paymentId'), order.paymentId),
    ]),
    ...section(
      t('evidence.declared'),
      declared
        ? [t('evidence.declaredAt', { time: time(declared.at), version: declared.version }), ...declared.texts]
        : none,
    ),
    ...section(t('evidence.rule'), [facts.refundRule]),
    ...section(t('evidence.used'), or(facts.used.map(({ what, at }) => `${time(at)}  ${t(`evidence.${what}`)}`))),
    ...section(
      t('evidence.mails'),
      or(
        facts.mails.map(
          ({ kind, state, at }) => `${time(at)}  ${admin(`mailKind.${kind}`)}: ${admin(`mailState.${state}`)}`,
        ),
      ),
    ),
    ...section(t('evidence.refunds'), or(facts.refunds.map((one) => `${time(one.at)}  ${formatMoney(one, locale)}`))),
    ...section(
      t('evidence.disputes'),
      or(facts.disputes.map(({ id, state, reason, at }) => [time(at), id, state, reason ?? ''].join('  ').trim())),
    ),
    t('evidence.note'),
    '',
  ].join('\n')
}
