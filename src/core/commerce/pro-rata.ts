/** A purchase of several reports at one price. */
interface Pack {
  /** Reports in it. */
  reports: number
  /** Amount paid, in minor units. */
  paidMinor: number
}

/**
 * Returns the refund for the unopened reports of a pack: their share of the price, with a part of a cent rounded up.
 */
export const unusedMinor = ({ reports, paidMinor }: Pack, unused: number): number =>
  Math.ceil((paidMinor * Math.min(unused, reports)) / reports)

/**
 * Reports of a pack that stay after some of the money went back: each one whose whole share has gone back goes too.
 * `unusedMinor` of n takes exactly n; less than one share, given for whatever reason, takes none.
 */
export const reportsKept = ({ reports, paidMinor }: Pack, refundedMinor: number): number =>
  paidMinor > 0 ? Math.max(0, reports - Math.floor((reports * refundedMinor) / paidMinor)) : reports

interface Before {
  /** Amount paid, in minor units. */
  paidMinor: number
  /** Part of it already refunded for the purchase, without courtesies. */
  countedMinor: number
  /** Reports of a pack; null for everything else. */
  reports: number | null
}

/** Effect of a refund on the purchase. */
export type RefundEffect = { kind: 'closes' } | { kind: 'stays' } | { kind: 'reports'; gone: number }

/**
 * Said before it is done: a whole refund closes, a part of it does not, and of a pack the reports go whose share has gone
 * back; unless the team decides otherwise.
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
  const gone = reportsKept(pack, countedMinor) - reportsKept(pack, after)
  return gone > 0 ? { kind: 'reports', gone } : { kind: 'stays' }
}
