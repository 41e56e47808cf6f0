import type { Responses } from '@/core/psychometrics/instrument'

/** Somebody who thought of a partner met every day: reassurance 68.1 (61 of 12–84), distance 30.6 (34 of 12–84). */
export const sample: Responses = {
  ...{ c1: 0, d1: 2, d2: 5, c2: 0 },
  ...{ q02: 6, q04: 4, q06: 5, q08: 5, q10: 6, q12: 4, q14: 3, q16: 6, q18: 2, q20: 5, q22: 5, q24: 6 },
  ...{ q01: 6, q03: 2, q05: 2, q07: 3, q09: 6, q11: 5, q13: 6, q15: 5, q17: 2, q19: 3, q21: 4, q23: 6 },
}
