/** Reason for refusing a computation. */
export type RefusalReason =
  /** Fewer people than the method is known to work with. */
  | 'too-few-respondents'
  /** An answer, count or matrix cell that is not a number, or out of its range. */
  | 'bad-value'
  /** Fewer items than the method needs. */
  | 'too-few-items'
  /** An item to which all people gave the same answer. */
  | 'constant-item'
  /** The estimates still changed after the last allowed iteration. */
  | 'no-convergence'
  /** Parameters that the answers do not determine. */
  | 'not-identified'
  /** So many items differ between the groups that too few are left to match people on. */
  | 'no-anchors'

/** Error for a calibration that is refused because its result would be misleading. */
export class CalibrationRefusal extends Error {
  override readonly name = 'CalibrationRefusal'

  constructor(
    readonly reason: RefusalReason,
    detail: string,
  ) {
    super(`${reason}: ${detail}`)
  }
}
