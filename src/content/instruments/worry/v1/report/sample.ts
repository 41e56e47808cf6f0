import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented answer sheet, raw answers: waiting for an answer is the hard part, the shoulders know of it, and things
 * get done all the same. Worrying 66.7, tension 45.8, avoidance 29.2, as `sample` of the instrument says.
 */
export const sample: Responses = {
  q01: 3,
  q02: 2,
  q03: 2,
  q04: 1,
  q05: 1,
  q06: 0,
  q07: 3,
  q08: 3,
  q09: 2,
  q10: 1,
  q11: 1,
  q12: 3,
  q13: 2,
  q14: 4,
  q15: 1,
  q16: 3,
  q17: 3,
  q18: 3,
  d1: 3,
}
