import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented answer sheet, raw answers: the phone and stray thoughts carry this reader off, sitting on a bench is easy,
 * and promises come sooner than purchases. Inattention 66.7, restlessness 33.3, impulsivity 50, as `sample` of the
 * instrument says.
 */
export const sample: Responses = {
  q01: 4,
  q02: 2,
  q03: 3,
  q04: 3,
  q05: 1,
  q06: 3,
  q07: 1,
  q08: 2,
  q09: 3,
  q10: 2,
  q11: 4,
  q12: 2,
  q13: 1,
  q14: 3,
  q15: 3,
  q16: 1,
  q17: 2,
  q18: 2,
  d1: 1,
}
