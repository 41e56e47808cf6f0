import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented reader with too much to do, raw answers. Turned sums of 36: overload 24, control 17, exhaustion 21,
 * distance 10. High and clear of very high, which would call for help: a visitor sees the week that most readers get,
 * and nobody's emergency is put on show.
 */
export const sample: Responses = {
  // Turned: 2 3 3 2 3 3 3 2 3.
  q01: 2,
  q05: 3,
  q09: 3,
  q13: 2,
  q17: 1,
  q21: 3,
  q25: 3,
  q29: 2,
  q33: 3,
  // Turned: 3 1 2 1 2 3 2 1 2.
  q02: 3,
  q06: 3,
  q10: 2,
  q14: 1,
  q18: 2,
  q22: 3,
  q26: 2,
  q30: 3,
  q34: 2,
  // Turned: 3 2 3 1 2 2 2 3 3.
  q03: 3,
  q07: 2,
  q11: 3,
  q15: 1,
  q19: 2,
  q23: 2,
  q27: 2,
  q31: 3,
  q35: 1,
  // Turned: 2 1 1 1 0 1 2 0 2.
  q04: 2,
  q08: 3,
  q12: 1,
  q16: 1,
  q20: 4,
  q24: 1,
  q28: 2,
  q32: 4,
  q36: 2,
  c1: 0,
  c2: 2,
  c3: 1,
  c4: 0,
  c5: 1,
  d1: 1,
  d2: 3,
}
