/** Faults for which a reader may report a review and an operator may hide one. Being critical is not a fault. */
export const reviewFaults = ['insult', 'danger', 'exposes', 'advertising', 'law'] as const
export type ReviewFault = (typeof reviewFaults)[number]

export const isReviewFault = (value: unknown): value is ReviewFault =>
  (reviewFaults as readonly unknown[]).includes(value)
