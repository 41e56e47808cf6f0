import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented reader whose body says most. Turned sums of 18: sadness 5 (28), fading interest 8 (44), heavy body 12
 * (67), clouded thinking 3 (17), as in the instrument's sample; q01, q06, q11, q16 and q21 are reversed.
 */
export const sample: Responses = {
  q03: 2,
  q07: 1,
  q11: 2,
  q15: 0,
  q19: 0,
  q23: 1,
  q01: 2,
  q05: 3,
  q09: 2,
  q13: 0,
  q17: 1,
  q21: 2,
  q02: 3,
  q06: 2,
  q10: 2,
  q14: 2,
  q18: 3,
  q22: 1,
  q04: 1,
  q08: 1,
  q12: 0,
  q16: 3,
  q20: 1,
  q24: 0,
  d1: 2,
}
