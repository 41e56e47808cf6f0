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
