/** What a reader may report a review for, and what an operator hides one for. That it is critical is none of them. */
export const reviewFaults = ['insult', 'danger', 'exposes', 'advertising', 'law'] as const
export type ReviewFault = (typeof reviewFaults)[number]

export const isReviewFault = (value: unknown): value is ReviewFault =>
  (reviewFaults as readonly unknown[]).includes(value)
