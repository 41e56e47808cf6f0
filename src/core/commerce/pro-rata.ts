/** A purchase of several reports at one price. */
interface Pack {
  /** Number of reports in the pack. */
  reports: number
  /** Amount paid, in minor units. */
  paidMinor: number
}

/**
 * Returns the refund for the unopened reports of a pack: their share of the price, rounded up to a whole minor unit.
 */
export const unusedRefundMinor = ({ reports, paidMinor }: Pack, unused: number): number =>
  Math.ceil((paidMinor * Math.min(unused, reports)) / reports)

/**
 * Returns the number of a pack's reports that stay after a refund: one report goes for each whole share refunded. The
 * refund for n unused reports (`unusedRefundMinor`) removes exactly n; a refund of less than one share removes none,
 * whatever its reason.
 */
export const countReportsKept = ({ reports, paidMinor }: Pack, refundedMinor: number): number =>
  paidMinor > 0 ? Math.max(0, reports - Math.floor((reports * refundedMinor) / paidMinor)) : reports

interface Before {
  /** Amount paid, in minor units. */
  paidMinor: number
  /** Amount already refunded for the purchase, without goodwill refunds. */
  countedMinor: number
  /** Reports of a pack; null for everything else. */
  reports: number | null
}

/** Effect of a refund on the purchase. */
export type RefundEffect = { kind: 'closes' } | { kind: 'stays' } | { kind: 'reports'; gone: number }

/**
 * Predicts the effect of a refund, unless the team decides otherwise: a whole refund closes the purchase, a partial one
 * does not, and a pack loses the reports whose share has been refunded.
 */
export function refundEffect(
  { paidMinor, countedMinor, reports }: Before,
  amountMinor: number,
  access: 'rule' | 'closes' | 'stays',
): RefundEffect {
  if (access === 'stays') return { kind: 'stays' }
  const after = countedMinor + amountMinor
  if (access === 'closes' || after >= paidMinor) return { kind: 'closes' }
  if (reports === null) return { kind: 'stays' }
  const pack = { reports, paidMinor }
  const gone = countReportsKept(pack, countedMinor) - countReportsKept(pack, after)
  return gone > 0 ? { kind: 'reports', gone } : { kind: 'stays' }
}
