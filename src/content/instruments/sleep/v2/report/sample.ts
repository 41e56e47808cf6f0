import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented answer sheet, raw answers: a head that goes on working in bed, nights that mostly hold, days that cost
 * about half of what they give. Onset 69.4, maintenance 37.5, daytime 50, as `sample` of the instrument says.
 */
export const sample: Responses = {
  q01: 3,
  q02: 2,
  q03: 1,
  q04: 1,
  q05: 3,
  q06: 2,
  q07: 2,
  q08: 2,
  q09: 1,
  q10: 1,
  q11: 2,
  q12: 2,
  q13: 3,
  q14: 2,
  q15: 1,
  q16: 2,
  q17: 2,
  q18: 3,
  q19: 4,
  q20: 2,
  q21: 4,
  q22: 3,
  q23: 0,
  q24: 2,
  q25: 2,
  q26: 3,
  c1: 0,
  c2: 0,
  c3: 2,
  c4: 2,
  c5: 1,
  c6: 1,
  d1: 3,
  d2: 1,
}
