/** Why nothing is computed. */
export type RefusalReason =
  /** Fewer people than the method is known to work with. */
  | 'too-few-respondents'
  /** An answer, count or matrix cell that is not a number, or out of its range. */
  | 'bad-value'
  /** Fewer items than the method needs. */
  | 'too-few-items'
  /** An item that everybody answered alike. */
  | 'constant-item'
  /** An iteration that did not come to rest. */
  | 'no-convergence'
  /** Parameters that the answers do not determine. */
  | 'not-identified'
  /** So many items differ between the groups that none is left to match people on. */
  | 'no-anchors'

/** A calibration that is refused, because its result would not mean what it says. */
export class CalibrationRefusal extends Error {
  override readonly name = 'CalibrationRefusal'

  constructor(
    readonly reason: RefusalReason,
    detail: string,
  ) {
    super(`${reason}: ${detail}`)
  }
}
